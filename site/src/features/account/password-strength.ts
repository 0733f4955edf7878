import { isPersonalPassword, PASSWORD_MAX_BYTES } from '@whenabouts/server/contract';
import { isCommonPassword } from '../../api/common-passwords.ts';

export interface PasswordStrength {
  /** A sentence with the rating and how to improve it. */
  text: string;
  isRejected: boolean;
}

interface PasswordRules {
  /** Minimum length in characters. */
  min: number;
  email: string;
  /** True if the password is in the server's list of common passwords. */
  isCommon: boolean;
}

/** Passwords with fewer characters than this are weak; with fewer than `STRONG_LENGTH`, fair. */
const FAIR_LENGTH = 10;
const STRONG_LENGTH = 14;
/** Passwords with fewer different characters, such as "aaaaaaaaaaaaaa", are weak at any length. */
const MIN_DIFFERENT = 5;

/** Rates a new password: first by the rules of the server, then by its length, which counts most against guessing. */
export function passwordStrength(
  password: string,
  { min, email, isCommon }: PasswordRules,
): PasswordStrength {
  const rejected = (text: string) => ({ text: `Password strength: ${text}`, isRejected: true });
  const accepted = (text: string) => ({ ...rejected(text), isRejected: false });
  const missing = min - password.length;
  if (missing > 0) return rejected(`too short. Add ${missing} more character${missing === 1 ? '' : 's'}.`);
  if (new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES) {
    return rejected('too long. Use a shorter one.');
  }
  if (isCommon) return rejected('too common. It is among the most used passwords.');
  if (isPersonalPassword(password, email.trim().toLowerCase())) {
    return rejected('too easy to guess. Use something other than your email or the name of this site.');
  }
  if (password.length < FAIR_LENGTH || new Set(password).size < MIN_DIFFERENT) {
    return accepted('weak. A longer one is harder to guess.');
  }
  if (password.length < STRONG_LENGTH) return accepted('fair. A few more characters make it strong.');
  return accepted('strong.');
}

/** Rates a new password, and asks the server if it is common. Without a response, the password counts as not common. */
export async function ratePassword(
  password: string,
  rules: Omit<PasswordRules, 'isCommon'>,
): Promise<PasswordStrength> {
  const rated = passwordStrength(password, { ...rules, isCommon: false });
  if (rated.isRejected) return rated;
  const isCommon = await isCommonPassword(password).catch(() => false);
  return passwordStrength(password, { ...rules, isCommon });
}
