import { PRODUCT_NAME } from '@whenabouts/core';
import { type ColorMode, chooseColorMode, useColorMode } from '../theme/color-mode.ts';
import * as styles from './footer.css.ts';

const modes: readonly { mode: ColorMode; label: string }[] = [
  { mode: 'light', label: 'Light' },
  { mode: 'dark', label: 'Dark' },
  { mode: 'system', label: 'System' },
];

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.note}>
          {PRODUCT_NAME} shows estimates under stated assumptions. It is not financial, tax or legal advice.
        </p>
        <ThemeChoice />
      </div>
    </footer>
  );
}

function ThemeChoice() {
  const { mode: chosen } = useColorMode();
  return (
    <fieldset className={styles.themes}>
      <legend className={styles.legend}>Theme</legend>
      {modes.map(({ mode, label }) => (
        <label key={mode} className={styles.theme}>
          <input
            type="radio"
            name="theme"
            value={mode}
            checked={chosen === mode}
            className={styles.radio}
            onChange={() => chooseColorMode(mode)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
