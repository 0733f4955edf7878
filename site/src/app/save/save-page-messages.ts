import { reasonOf } from '../../api/request.ts';
import type { LoginMessages } from '../../features/account/login-form.tsx';
import { messages as saving } from '../../features/calculator/calculator-messages.ts';
import { errorToast } from '../../ui/toast.ts';

/** Messages of the login and registration on the save page; they differ from those of the separate pages. */
const login: LoginMessages = {
  done: { title: 'Login successful', text: 'Welcome back!' },
  failed: (error) => errorToast('Login failed', reasonOf(error) ?? 'Invalid credentials'),
};

const registration: LoginMessages = {
  done: { title: 'Registration successful', text: 'Your account has been created successfully!' },
  failed: (error) => errorToast('Registration failed', reasonOf(error) ?? 'Failed to create account'),
};

export const messages = {
  login,
  registration,
  nameRequired: saving.nameRequired,
  saved: saving.saved,
  saveFailed: saving.saveFailed,
} as const;
