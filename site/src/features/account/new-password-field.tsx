import { useDebouncedValue } from '@whenabouts/view';
import { useEffect, useState } from 'react';
import { stack } from '../../ui/layout.css.ts';
import { PasswordField, type TextFieldProps } from '../../ui/text-field.tsx';
import * as styles from './account.css.ts';
import type { PasswordStrength } from './password-strength.ts';

/** Delay after the last key before the strength is shown and announced. */
const DELAY_MS = 500;

interface NewPasswordFieldProps extends Omit<TextFieldProps, 'value' | 'min'> {
  password: string;
  /** The member's email, which must not be the password. */
  email: string;
  minLength: number;
}

/** A field for a new password, with its strength as text. */
export function NewPasswordField({ password, email, minLength, ...field }: NewPasswordFieldProps) {
  const strength = useStrength(password, email, minLength);
  return (
    <div className={stack[1]}>
      <PasswordField autoComplete="new-password" {...field} />
      <p role="status" className={strength?.isRejected ? styles.rejectedStrength : styles.strength}>
        {strength?.text}
      </p>
    </div>
  );
}

/** Rates the password once typing pauses. Undefined without a password. */
function useStrength(password: string, email: string, min: number): PasswordStrength | undefined {
  const [strength, setStrength] = useState<PasswordStrength>();
  const debounced = useDebouncedValue(password, DELAY_MS);
  useEffect(() => {
    if (debounced === '') {
      setStrength(undefined);
      return undefined;
    }
    let isCurrent = true;
    // Loaded on demand: the page needs it only while a password is typed.
    import('./password-strength.ts').then(
      async ({ ratePassword }) => {
        const rated = await ratePassword(debounced, { min, email });
        if (isCurrent) setStrength(rated);
      },
      // The server checks the password when the form is sent.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [debounced, email, min]);
  return password === '' ? undefined : strength;
}
