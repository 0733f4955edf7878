import * as styles from './choices.css.ts';

interface CheckboxProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Name and value in a submitted form. */
  name?: string;
  value?: string;
  disabled?: boolean;
}

export function Checkbox({ label, onChange, ...input }: CheckboxProps) {
  return (
    <label className={styles.checkboxLabel}>
      <input
        type="checkbox"
        {...input}
        className={styles.checkbox}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}
