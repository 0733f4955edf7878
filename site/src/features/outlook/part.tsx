import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useIsPrinting } from '../../ui/use-is-printing.ts';
import { type OutlookPart, outlookParts } from './outlook-parts.ts';
import * as styles from './part.css.ts';
import type { OpenParts } from './use-open-parts.ts';

interface PartProps {
  id: OutlookPart;
  /** A summary of the content, below the title. */
  about: ReactNode;
  openParts: OpenParts;
  /** True if the content is expensive: it is rendered while the part is open or printed. */
  isLazy?: boolean;
  className?: string;
  children: ReactNode;
}

/** A part of the page that is opened on demand. Its summary is the target of links to the part. */
export function Part({ id, about, openParts, isLazy = false, className = '', children }: PartProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const isPrinting = useIsPrinting();
  const isOpen = openParts.open.includes(id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, for a part that was opened before hydration
  useEffect(() => {
    if (details.current?.open) openParts.toggle(id, true);
  }, []);

  return (
    <details
      ref={details}
      className={`${isLazy ? styles.lazyPart : styles.part} ${className}`}
      open={isOpen}
      onToggle={({ currentTarget }) => openParts.toggle(id, currentTarget.open)}
    >
      <summary id={id} className={styles.summary}>
        <h2 className={styles.title}>{outlookParts[id]}</h2>
        <span className={styles.about}>{about}</span>
        <ChevronDown className={styles.chevron} size="1.5rem" aria-hidden />
      </summary>
      {(isOpen || isPrinting || !isLazy) && <section className={styles.content}>{children}</section>}
    </details>
  );
}
