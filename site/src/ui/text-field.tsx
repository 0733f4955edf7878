import { type ComponentProps, useState } from 'react';
import { Labelled, type LabelledProps } from './labelled.tsx';
import * as styles from './text-field.css.ts';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children'>, LabelledProps {}

export function TextField({ label, hint, optional, problem, count, ...input }: TextFieldProps) {
  return (
    <Labelled {...{ id: input.id, label, hint, problem, count }} optional={optional ?? false}>
      {(control) => <input type="text" {...input} {...control} />}
    </Labelled>
  );
}

/** A password, hidden unless its owner asks to see it. */
export function PasswordField({ label, hint, optional, problem, ...input }: TextFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Labelled {...{ id: input.id, label, hint, problem }} optional={optional ?? false}>
      {(control) => (
        <span className={styles.withToggle}>
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
          />
          <button
            type="button"
            className={styles.toggle}
            aria-label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </span>
      )}
    </Labelled>
  );
}
