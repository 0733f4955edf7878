import { reasonOf } from '../../api/request.ts';
import type { ToastMessage } from '../../ui/toast.ts';

const failed = (title: string, text: string) => ({ title, text, kind: 'error' as const });

export const messages = {
  loginRequired: failed('Authentication required', 'Please log in to upload images'),
  imageRequired: failed('Image required', 'Please select an image to upload'),
  uploaded: { title: 'Image uploaded successfully' },
  uploadFailed: (error: unknown) =>
    failed('Failed to upload image', reasonOf(error) ?? 'Please try again later'),
  deleted: { title: 'Image deleted' },
  deletionFailed: (error: unknown) =>
    failed('Deletion failed', reasonOf(error) ?? 'There was an error deleting the image'),
  copied: (url: string) => ({ title: 'Link copied', text: url }),
  copyFailed: (url: string) => failed('The link could not be copied', url),
} as const satisfies Record<string, ToastMessage | ((reason: never) => ToastMessage)>;
