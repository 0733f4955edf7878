import { PRODUCT_NAME } from '@whenabouts/core';
import { reasonOf } from '../../api/request.ts';
import type { ToastMessage } from '../../ui/toast.ts';

export const messages = {
  loggedIn: { title: 'Login successful', text: `Welcome back to ${PRODUCT_NAME}!` },
  loginFailed: (error: unknown) => ({
    title: 'Login failed',
    text: reasonOf(error) ?? 'Invalid email or password',
    kind: 'error',
  }),
  registered: { title: 'Registration successful', text: 'Your account has been created!' },
  registrationFailed: (error: unknown) => ({
    title: 'Registration failed',
    text: reasonOf(error) ?? 'There was a problem creating your account',
    kind: 'error',
  }),
  loggedOut: { title: 'Logged out', text: 'You have been logged out successfully.' },
  logoutFailed: (error: unknown) => ({
    title: 'Logout failed',
    text: reasonOf(error) ?? 'Failed to log out',
    kind: 'error',
  }),
} as const satisfies Record<string, ToastMessage | ((error: unknown) => ToastMessage)>;
