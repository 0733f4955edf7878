import { reasonOf } from '../../api/request.ts';
import type { LoginMessages } from '../../features/account/login-form.tsx';
import { messages as saving } from '../../features/calculator/calculator-messages.ts';

const failed = (title: string, text: string) => ({ title, text, kind: 'error' as const });

/** Messages of the login and registration on the save page; they differ from those of the separate pages. */
const login: LoginMessages = {
  done: { title: 'Login successful', text: 'Welcome back!' },
  failed: (error) => failed('Login failed', reasonOf(error) ?? 'Invalid credentials'),
};

const registration: LoginMessages = {
  done: { title: 'Registration successful', text: 'Your account has been created successfully!' },
  failed: (error) => failed('Registration failed', reasonOf(error) ?? 'Failed to create account'),
};

export const messages = {
  login,
  registration,
  nameRequired: saving.nameRequired,
  saved: saving.saved,
  saveFailed: saving.saveFailed,
} as const;
