import { reasonOf } from '../../api/request.ts';
import type { ToastMessage } from '../../ui/toast.ts';

export const messages = {
  loginRequired: {
    title: 'Login Required',
    text: 'You need to log in to save your retirement plan.',
  },
  welcomeBack: {
    title: 'Welcome back!',
    text: "Your retirement plan is ready to save. Click 'Save Plan' to store it in your account.",
  },
  nameRequired: {
    title: 'Plan Name Required',
    text: 'Please enter a name for your retirement plan.',
    kind: 'error',
  },
  linkCopied: {
    title: 'Link copied',
    text: 'Whoever opens it sees your six numbers. They stand in the link itself and are sent to no server.',
  },
  linkUnreadable: {
    title: 'Link not readable',
    text: 'The numbers in this link cannot be calculated, so the calculator starts from its example.',
    kind: 'error',
  },
  saved: { title: 'Plan saved', text: 'Your retirement plan has been saved successfully.' },
  updated: { title: 'Plan updated', text: 'Your retirement plan has been updated successfully.' },
  saveFailed: (error: unknown) => failed(reasonOf(error) ?? 'Failed to save retirement plan.'),
  updateFailed: (error: unknown) => failed(reasonOf(error) ?? 'Failed to update retirement plan.'),
} as const satisfies Record<string, ToastMessage | ((error: unknown) => ToastMessage)>;

function failed(text: string): ToastMessage & { text: string } {
  return { title: 'Error', text, kind: 'error' };
}
