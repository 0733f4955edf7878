import { useEffect } from 'react';
import { useLocation } from '../router.ts';
import { message } from './pending-link.css.ts';
import { ATTRIBUTE } from './pending-link.ts';

/**
 * Says that a link is being read, until the page shows its numbers.
 *
 * @param isAnswered True if the answer is that of the current numbers.
 */
export function PendingLinkMessage({ isAnswered }: { isAnswered: boolean }) {
  // Once the link's numbers have been read, they are removed from the URL.
  const { hash } = useLocation();
  useEffect(() => {
    if (isAnswered && !hash.startsWith('#plan=')) document.documentElement.removeAttribute(ATTRIBUTE);
  }, [isAnswered, hash]);
  return (
    <p className={message} role="status">
      Reading the link…
    </p>
  );
}
