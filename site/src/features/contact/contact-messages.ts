import { reasonOf } from '../../api/request.ts';
import type { ToastMessage } from '../../ui/toast.ts';

const UNKNOWN = 'Please try again later.';

export const messages = {
  sent: { title: 'Message Sent', text: "We've received your message and will get back to you soon!" },
  sendFailed: (error: unknown) => ({
    title: 'Submission Error',
    text: `There was a problem sending your message: ${reasonOf(error) ?? UNKNOWN}`,
    kind: 'error',
  }),
  subscribed: { title: 'Subscribed!', text: 'Thank you for subscribing to our newsletter.' },
  invalidEmail: { title: 'Invalid Email', text: 'Please enter a valid email address.', kind: 'error' },
  subscribeFailed: (error: unknown) => ({
    title: 'Subscription Error',
    text: `There was a problem with your subscription: ${reasonOf(error) ?? UNKNOWN}`,
    kind: 'error',
  }),
} as const satisfies Record<string, ToastMessage | ((error: unknown) => ToastMessage)>;
