import { reasonOf } from '../../api/request.ts';
import { errorMessage, type ToastMessage } from '../../ui/toast.ts';

export const messages = {
  loginRequired: errorMessage('Authentication required', 'Please log in to upload images'),
  imageRequired: errorMessage('Image required', 'Please select an image to upload'),
  uploaded: { title: 'Image uploaded successfully' },
  uploadFailed: (error: unknown) =>
    errorMessage('Failed to upload image', reasonOf(error) ?? 'Please try again later'),
  deleted: { title: 'Image deleted' },
  deletionFailed: (error: unknown) =>
    errorMessage('Deletion failed', reasonOf(error) ?? 'There was an error deleting the image'),
  copied: (url: string) => ({ title: 'Link copied', text: url }),
  copyFailed: (url: string) => errorMessage('The link could not be copied', url),
} as const satisfies Record<string, ToastMessage | ((reason: never) => ToastMessage)>;
