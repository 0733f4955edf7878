import { useEffect, useState } from 'react';
import * as styles from './outlook-panel.css.ts';

const DELAY_MS = 1000;
const CLEAR_AFTER_MS = 6000;

interface AnnouncementProps {
  text: string;
  /** Skips the texts that appear while it is true. */
  isMuted?: boolean | undefined;
}

/**
 * Announces a text to screen readers once it has not changed for a second, so not while a slider moves. The text is
 * then removed, because the page has it too: a screen reader would read it twice.
 */
export function Announcement({ text, isMuted }: AnnouncementProps) {
  const [announced, setAnnounced] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a text that was skipped is not announced later
  useEffect(() => {
    const timers = [
      setTimeout(() => setAnnounced(isMuted ? '' : text), DELAY_MS),
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
