import { Failure } from '../http/http-error.ts';
import { passwordWeakness } from './weak-passwords.ts';

/** Refuses, at its field, a password that would be among the first to be guessed. */
export function requireStrong(password: string, email: string, field: string): void {
  const weakness = passwordWeakness(password, email);
  if (weakness) throw new Failure('invalid', { message: weakness, fields: { [field]: weakness } });
}
