import { useEffect, useState } from 'react';
import { isCommonPassword } from '../../api/common-passwords.ts';
import { PasswordField, type TextFieldProps } from '../../ui/text-field.tsx';
import { useSettled } from '../../ui/use-settled.ts';
import * as styles from './new-password-field.css.ts';
import { type PasswordStrength, passwordStrength } from './password-strength.ts';

/** Delay after the last key before the strength is shown and announced. */
const DELAY_MS = 500;

interface NewPasswordFieldProps extends Omit<TextFieldProps, 'value' | 'min'> {
  /** The current value of the field. */
  password: string;
  /** The member's email, which must not be the password. */
  email: string;
  /** Minimum length in characters. */
  minLength: number;
}

/** A field for a new password, with its strength as text. */
export function NewPasswordField({ password, email, minLength, ...field }: NewPasswordFieldProps) {
  const strength = useStrength(password, email, minLength);
  return (
    <div className={styles.withStrength}>
      <PasswordField autoComplete="new-password" {...field} />
      <p role="status" className={strength?.isRejected ? styles.rejected : styles.strength}>
        {strength?.text}
      </p>
    </div>
  );
}

/** Rates the password once typing pauses. Undefined without a password. */
function useStrength(password: string, email: string, min: number): PasswordStrength | undefined {
  const [strength, setStrength] = useState<PasswordStrength>();
  const settled = useSettled(password, DELAY_MS);
  useEffect(() => {
    if (settled === '') {
      setStrength(undefined);
      return undefined;
    }
    let isCurrent = true;
    const rate = (isCommon: boolean) => passwordStrength(settled, { min, email, isCommon });
    const show = (rated: PasswordStrength) => isCurrent && setStrength(rated);
    const checked = rate(false);
    if (checked.isRejected) show(checked);
    else {
      isCommonPassword(settled).then(
        (isCommon) => show(rate(isCommon)),
        // Without a response, the server still rejects common passwords when the form is sent.
        () => show(checked),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [settled, email, min]);
  return password === '' ? undefined : strength;
}
