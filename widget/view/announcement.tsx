import { useEffect, useState } from 'react';
import { visuallyHidden } from './text.css.ts';

const DELAY_MS = 1000;
const CLEAR_AFTER_MS = 6000;

interface AnnouncementProps {
  text: string;
  /** True while changes of the text are not announced. */
  isMuted?: boolean | undefined;
}

/**
 * A live region: announces the text once it has not changed for a second, then clears it, because the text is also
 * visible on the page.
 */
export function Announcement({ text, isMuted }: AnnouncementProps) {
  const [announced, setAnnounced] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: unmuting does not announce skipped text
  useEffect(() => {
    const timers = [
      setTimeout(() => setAnnounced(isMuted ? '' : text), DELAY_MS),
      setTimeout(() => setAnnounced(''), CLEAR_AFTER_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [text]);
  return (
    <p className={visuallyHidden} role="status" aria-live="polite">
      {/* A page translator may have replaced the old text node: the key makes a new element. */}
      <span key={announced}>{announced}</span>
    </p>
  );
}
