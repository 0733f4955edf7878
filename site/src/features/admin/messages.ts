import { reasonOf } from '../../api/request.ts';
import type { ToastMessage } from '../../ui/toast.ts';

export const messages = {
  emailRequired: { title: 'Email Required', text: 'Please enter an email address', kind: 'error' },
  emailSent: (text: string) => ({ title: 'Email Sent', text }),
  /** The server tried, and says that the letter was refused. */
  emailFailed: (reason: string | undefined) => ({
    title: 'Email Failed',
    text: reason || 'Failed to send test email',
    kind: 'error',
  }),
  emailError: (error: unknown) =>
    reasonOf(error)
      ? { title: 'Email Failed', text: reasonOf(error) ?? '', kind: 'error' }
      : { title: 'Error', text: 'An error occurred while sending the test email', kind: 'error' },
} as const satisfies Record<string, ToastMessage | ((reason: never) => ToastMessage)>;
