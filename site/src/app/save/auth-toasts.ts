import { reasonOf } from '../../api/request.ts';
import type { AuthToasts } from '../../features/account/login-form.tsx';
import { errorMessage } from '../../ui/toast.ts';

// The specification gives these texts for the save page, and other texts for the login and registration pages.

export const loginToasts: AuthToasts = {
  done: { title: 'Login successful', text: 'Welcome back!' },
  failed: (error) => errorMessage('Login failed', reasonOf(error) ?? 'Invalid credentials'),
};

export const registrationToasts: AuthToasts = {
  done: { title: 'Registration successful', text: 'Your account has been created successfully!' },
  failed: (error) => errorMessage('Registration failed', reasonOf(error) ?? 'Failed to create account'),
};
