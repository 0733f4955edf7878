import { useEffect, useState } from 'react';
import * as styles from './outlook-panel.css.ts';

const DELAY_MS = 1000;
const CLEAR_AFTER_MS = 6000;

/**
 * Announces a text to screen readers once it has not changed for a second, so not while a slider moves. The text is
 * then removed, because the page has it too: a screen reader would read it twice.
 */
export function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timers = [
      setTimeout(() => setAnnounced(text), DELAY_MS),
      setTimeout(() => setAnnounced(''), CLEAR_AFTER_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [text]);
  return (
    <p className={styles.visuallyHidden} role="status" aria-live="polite">
      <span key={announced}>{announced}</span>
    </p>
  );
}
