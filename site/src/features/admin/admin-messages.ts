import { ApiError, reasonOf } from '../../api/request.ts';
import { formatDate } from '../../ui/format-date.ts';
import { errorMessage, type ToastMessage } from '../../ui/toast.ts';

const NOT_SENT = 'Failed to send test email';

/** Toasts and errors of the admin area. */
export const messages = {
  loggedIn: { title: 'Login successful', text: 'Welcome to the admin dashboard' },
  loginFailed: (error: unknown) =>
    errorMessage('Login failed', reasonOf(error) ?? 'Invalid username or password'),
  loggedOut: { title: 'Logged out successfully' },
  logoutFailed: errorMessage('Logout failed', 'There was an error logging out'),
  postDeleted: { title: 'Blog post deleted', text: 'The blog post has been deleted successfully' },
  deletionFailed: errorMessage('Deletion failed', 'There was an error deleting the blog post'),
  postCreated: { title: 'Blog post created' },
  postUpdated: { title: 'Blog post updated' },
  scheduledFor: (day: string) => `Scheduled for ${formatDate(day, 'UTC')}.`,
  draftSaved: { title: 'Draft saved', text: 'Only admins can see it.' },
  coverMissing: 'The cover image could not be loaded. Until it can be, readers see a placeholder.',
  saveFailed: (error: unknown) =>
    errorMessage('Error', `There was an error: ${reasonOf(error) ?? 'the server did not respond.'}`),
  previewFailed: (error: unknown) =>
    errorMessage(
      'No preview',
      `Your text is still here. The preview could not be loaded: ${reasonOf(error) ?? 'the server did not respond.'}`,
    ),
  reloadFailed: (error: unknown) =>
    errorMessage('Error', reasonOf(error) ?? 'The newer version could not be loaded. Please try again.'),
  authorSaved: { title: 'Author saved' },
  partnerAdded: { title: 'Partner added' },
  partnerUpdated: { title: 'Partner updated' },
  partnerDeleted: { title: 'Partner deleted' },
  partnerDeletionFailed: (error: unknown) =>
    errorMessage('Deletion failed', reasonOf(error) ?? 'There was an error deleting the partner'),
  partnerLinkCopied: { title: 'Link copied' },
  partnerLinkRevoked: { title: 'Private link revoked' },
  partnerLinkFailed: (error: unknown) =>
    errorMessage('Link not changed', reasonOf(error) ?? 'There was an error changing the private link'),
  personAdded: { title: 'Person added', text: 'An email explains how to log in.' },
  personRemoved: { title: 'Person removed' },
  personNotRemoved: (error: unknown) =>
    errorMessage('Not removed', reasonOf(error) ?? 'There was an error removing the person'),
  roleChanged: { title: 'Role changed' },
  postalAddressSaved: { title: 'Postal address saved' },
  newsletterStarted: { title: 'Sending started' },
  newsletterStopped: { title: 'Sending stopped' },
  newsletterContinued: { title: 'Sending continues' },
  newsletterFailed: (error: unknown) =>
    errorMessage('Error', reasonOf(error) ?? 'The server did not respond. Please try again.'),
  emailRequired: { title: 'Email Required', text: 'Please enter an email address', kind: 'error' },
  emailSent: (text: string) => ({ title: 'Email Sent', text }),
  /** The mail server rejected the email. */
  emailFailed: (reason: string | undefined) => errorMessage('Email Failed', reason || NOT_SENT),
  emailError: (error: unknown) =>
    error instanceof ApiError
      ? errorMessage('Email Failed', reasonOf(error) ?? NOT_SENT)
      : errorMessage('Error', 'An error occurred while sending the test email'),
} as const satisfies Record<string, string | ToastMessage | ((reason: never) => string | ToastMessage)>;
