import { checkbox } from '../../ui/choices.css.ts';
import * as styles from './dialogs.css.ts';

interface CheckboxProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox of a dialog, with its label. */
export function Checkbox({ label, checked, onChange }: CheckboxProps) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        className={checkbox}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}
