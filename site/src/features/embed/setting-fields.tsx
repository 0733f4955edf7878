import { fields, inputNames } from '@whenabouts/core';
import { attributeName } from '@whenabouts/embed/options';
import { type ReactNode, useState } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import * as styles from './embed-page.css.ts';

interface SettingFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  isOptional?: boolean;
  value: string;
  error: string | undefined;
  inputMode?: 'numeric' | 'decimal' | 'text';
  /** Called on blur and on Enter, so that half-typed values are not used. */
  onCommit: (text: string) => void;
}

export function SettingField({ value, onCommit, ...field }: SettingFieldProps) {
  const [draft, setDraft] = useState<string>();

  function commit(): void {
    if (draft === undefined) return;
    setDraft(undefined);
    onCommit(draft);
  }

  return (
    <TextField
      {...field}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={draft ?? value}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}

interface ChangeableInputsProps {
  /** Attributes of the inputs that readers can change. */
  changeable: readonly string[];
  onChange: (names: readonly string[]) => void;
}

export function ChangeableInputs({ changeable, onChange }: ChangeableInputsProps) {
  const names = inputNames.map(attributeName);
  return (
    <fieldset>
      <legend className={styles.legend}>Readers can change</legend>
      {inputNames.map((input) => {
        const name = attributeName(input);
        const isChangeable = changeable.includes(name);
        return (
          <Checkbox
            key={name}
            name="inputs"
            value={name}
            label={fields[input].label}
            checked={isChangeable}
            // A calculator without any input has nothing to calculate.
            disabled={isChangeable && changeable.length === 1}
            onChange={() => {
              const chosen = isChangeable
                ? changeable.filter((other) => other !== name)
                : [...changeable, name];
              onChange(names.filter((other) => chosen.includes(other)));
            }}
          />
        );
      })}
    </fieldset>
  );
}
