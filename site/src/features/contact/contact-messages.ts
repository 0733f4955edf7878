import { reasonOf } from '../../api/request.ts';
import { errorMessage, type ToastMessage } from '../../ui/toast.ts';

const TRY_LATER = 'Please try again later.';

export const messages = {
  sent: { title: 'Message Sent', text: "We've received your message and will get back to you soon!" },
  sendFailed: (error: unknown) =>
    errorMessage(
      'Submission Error',
      `There was a problem sending your message: ${reasonOf(error) ?? TRY_LATER}`,
    ),
  subscribed: { title: 'Subscribed!', text: 'Thank you for subscribing to our newsletter.' },
  invalidEmail: errorMessage('Invalid Email', 'Please enter a valid email address.'),
  subscribeFailed: (error: unknown) =>
    errorMessage(
      'Subscription Error',
      `There was a problem with your subscription: ${reasonOf(error) ?? TRY_LATER}`,
    ),
} as const satisfies Record<string, ToastMessage | ((error: unknown) => ToastMessage)>;
