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
  /** Called when it is left, and by Enter: a value half typed is not one yet. */
  onSettle: (text: string) => void;
}

export function SettingField({ value, onSettle, ...field }: SettingFieldProps) {
  const [draft, setDraft] = useState<string>();

  function settle(): void {
    if (draft === undefined) return;
    setDraft(undefined);
    onSettle(draft);
  }

  return (
    <TextField
      {...field}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={draft ?? value}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
      }}
    />
  );
}
