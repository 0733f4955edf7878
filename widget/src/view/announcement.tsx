import { useEffect, useState } from 'react';
import * as styles from './outlook-panel.css.ts';

const QUIET_MS = 1000;

/** Says a text politely once it has stood still for a second, so that dragging a slider does not chatter. */
export function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className={styles.heard} role="status" aria-live="polite">
      <span key={said}>{said}</span>
    </p>
  );
}
