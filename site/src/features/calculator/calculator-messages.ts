import { reasonOf } from '../../api/request.ts';
import { errorMessage, type ToastMessage } from '../../ui/toast.ts';

export const messages = {
  loginRequired: {
    title: 'Login Required',
    text: 'You need to log in to save your retirement plan.',
    subject: 'login',
  },
  welcomeBack: {
    title: 'Welcome back!',
    text: "Your retirement plan is ready to save. Click 'Save Plan' to store it in your account.",
    subject: 'login',
  },
  nameRequired: {
    title: 'Plan Name Required',
    text: 'Please enter a name for your retirement plan.',
    kind: 'error',
  },
  linkCopied: {
    title: 'Link copied',
    text: 'Anyone with this link can see your six numbers. They’re in the link itself and never reach our server.',
  },
  linkUnreadable: {
    title: 'This link doesn’t work',
    text: 'We couldn’t read the numbers in it, so the calculator starts with an example.',
    kind: 'error',
  },
  saved: { title: 'Plan saved', text: 'Your retirement plan has been saved successfully.' },
  updated: { title: 'Plan updated', text: 'Your retirement plan has been updated successfully.' },
  saveFailed: (error: unknown) => errorMessage('Error', reasonOf(error) ?? 'Failed to save retirement plan.'),
  updateFailed: (error: unknown) =>
    errorMessage('Error', reasonOf(error) ?? 'Failed to update retirement plan.'),
} as const satisfies Record<string, ToastMessage | ((error: unknown) => ToastMessage)>;
