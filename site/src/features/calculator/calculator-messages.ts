import type { ToastMessage } from '../../ui/toast.ts';

export const messages = {
  loginRequired: {
    title: 'Login Required',
    text: 'You need to log in to save your retirement plan.',
    kind: 'info',
    subject: 'login',
  },
  welcomeBack: {
    title: 'Welcome back!',
    text: "Your retirement plan is ready to save. Click 'Save Plan' to store it in your account.",
    subject: 'login',
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
} as const satisfies Record<string, ToastMessage>;
