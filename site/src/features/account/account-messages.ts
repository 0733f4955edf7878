import { PRODUCT_NAME } from '@whenabouts/core';
import { ApiError, reasonOf, SOMETHING_WRONG } from '../../api/request.ts';
import { errorMessage, type ToastMessage } from '../../ui/toast.ts';

export const messages = {
  loggedIn: { title: 'Login successful', text: `Welcome back to ${PRODUCT_NAME}!` },
  loginFailed: (error: unknown) =>
    errorMessage('Login failed', reasonOf(error) ?? 'Invalid email or password'),
  registered: {
    title: 'Registration successful',
    text: 'Your account has been created!',
  },
  registrationFailed: (error: unknown) =>
    errorMessage('Registration failed', reasonOf(error) ?? 'There was a problem creating your account'),
  loggedOut: { title: 'Logged out', text: 'You have been logged out successfully.' },
  logoutFailed: (error: unknown) => errorMessage('Logout failed', reasonOf(error) ?? 'Failed to log out'),
  profileUpdated: { title: 'Profile updated', text: 'Your profile information has been saved.' },
  // The specification gives both texts without the server's message.
  profileFailed: (error: unknown) =>
    error instanceof ApiError
      ? errorMessage('Update failed', 'Failed to update your profile information.')
      : errorMessage('Error', SOMETHING_WRONG),
  passwordUpdated: { title: 'Password updated', text: 'All other devices have been logged out.' },
  passwordFailed: (error: unknown) =>
    errorMessage('Error', reasonOf(error) ?? 'Failed to change password. Please try again.'),
  checkEmail: {
    title: 'Check your email',
    text: "If an account exists for that email, we've sent password reset instructions.",
  },
  reminderSaved: { title: 'Reminder saved', text: 'You can change it here at any time.' },
  requestFailed: (error: unknown) => errorMessage('Error', reasonOf(error) ?? SOMETHING_WRONG),
  passwordReset: { title: 'Password reset successful', text: 'Log in with your new password.' },
  accountDeleted: { title: 'Account deleted', text: 'Your account and everything in it have been deleted.' },
} as const satisfies Record<string, ToastMessage | ((error: unknown) => ToastMessage)>;
