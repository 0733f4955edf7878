import { useState } from 'react';
import { TextField } from '../../ui/text-field.tsx';

interface SettingFieldProps {
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
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
