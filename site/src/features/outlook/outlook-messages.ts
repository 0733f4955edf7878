import type { ToastMessage } from '../../ui/toast.ts';

export const messages = {
  linkCopied: {
    title: 'Link copied',
    text: 'Anyone with this link can see your numbers and assumptions. They’re in the link itself and never reach our server.',
  },
  linkUnreadable: {
    title: 'This link doesn’t work',
    text: 'We couldn’t read the numbers in it, so the page starts with an example.',
    kind: 'error',
  },
  imageFailed: {
    title: 'The picture couldn’t be saved',
    text: 'Check your connection, then try again.',
    kind: 'error',
  },
} as const satisfies Record<string, ToastMessage>;
