import { useEffect, useState } from 'react';
import * as styles from './outlook-panel.css.ts';

const DELAY_MS = 1000;

/** Announces a text to screen readers once it has not changed for a second, so not while a slider moves. */
export function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className={styles.visuallyHidden} role="status" aria-live="polite">
      <span key={announced}>{announced}</span>
    </p>
  );
}
