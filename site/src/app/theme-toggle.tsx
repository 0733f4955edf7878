import { Moon, Sun } from 'lucide-react';
import { chooseColorMode, useColorMode } from '../theme/color-mode.ts';
import { Button } from '../ui/button.tsx';
import * as styles from './header.css.ts';

export function ThemeToggle() {
  const { theme } = useColorMode();
  const next = theme === 'dark' ? 'light' : 'dark';
  return (
    <Button kind="quiet" aria-label={`Switch to ${next} theme`} onClick={() => chooseColorMode(next)}>
      <Moon aria-hidden="true" size="1.25rem" className={styles.moon} />
      <Sun aria-hidden="true" size="1.25rem" className={styles.sun} />
    </Button>
  );
}
