import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import * as styles from './text-field.css.ts';

export interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  hint?: string;
  /** Marks the field as one that may stay empty. */
  optional?: boolean;
  /** What is wrong with the value, in a sentence; absent when nothing is. */
  problem?: string | undefined;
}

export function TextField(props: TextFieldProps) {
  return <Labelled {...props}>{(input) => <input type="text" {...input} />}</Labelled>;
}

/** A password, hidden unless its owner asks to see it. */
export function PasswordField(props: TextFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Labelled {...props}>
      {(input) => (
        <span className={styles.withToggle}>
          <input {...input} type={shown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
          <button
            type="button"
            className={styles.toggle}
            aria-label={`${shown ? 'Hide' : 'Show'} ${props.label.toLowerCase()}`}
            aria-controls={input.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </span>
      )}
    </Labelled>
  );
}

function Labelled({
  label,
  hint,
  optional,
  problem,
  children,
  ...input
}: Omit<TextFieldProps, 'children'> & { children: (input: ComponentProps<'input'>) => ReactNode }) {
  const fallbackId = useId();
  const id = input.id ?? fallbackId;
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {children({
        ...input,
        id,
        className: styles.input,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {problem && (
        <span id={`${id}-problem`} className={styles.problem}>
          {problem}
        </span>
      )}
    </div>
  );
}
