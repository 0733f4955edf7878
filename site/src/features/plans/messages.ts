import type { ToastMessage } from '../../ui/toast.ts';

export const messages = {
  deleted: { title: 'Plan deleted' },
  deleteFailed: { title: 'Error', text: 'Failed to delete the retirement plan.', kind: 'error' },
} as const satisfies Record<string, ToastMessage>;
