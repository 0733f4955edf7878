import { ChevronDown } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useIsPrinting } from '../../ui/use-is-printing.ts';
import { leversId } from './levers/lever-list.tsx';
import * as styles from './part.css.ts';
import { nextStepsId } from './steps/next-steps.tsx';
import { type OpenParts, type OutlookPart, outlookParts, partIds } from './use-open-parts.ts';

interface PartProps {
  id: OutlookPart;
  /** A summary of the content, below the title. */
  about: ReactNode;
  openParts: OpenParts;
  className?: string;
  children: ReactNode;
}

/**
 * A part of the page, rendered while it is open or printed: closed, it would slow down the page's first seconds. Its summary is
 * the target of links to the part.
 */
export function Part({ id, about, openParts, className = '', children }: PartProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const isPrinting = useIsPrinting();
  const isOpen = openParts.open.includes(id);

  // The visitor may have opened the part before hydration.
  const adoptOpenPart = useEffectEvent(() => {
    if (details.current?.open) openParts.toggle(id, true);
  });
  useEffect(() => adoptOpenPart(), []);

  return (
    <details
      ref={details}
      className={`${styles.details} ${className}`}
      open={isOpen}
      onToggle={({ currentTarget }) => openParts.toggle(id, currentTarget.open)}
    >
      <summary id={id} className={styles.summary}>
        <h2 className={styles.title}>{outlookParts[id]}</h2>
        <span className={styles.about}>{about}</span>
        <ChevronDown className={styles.chevron} size="1.5rem" aria-hidden />
      </summary>
      {(isOpen || isPrinting) && (
        <section className={styles.content}>
          <Suspense fallback={<Skeleton heights={['8rem']} label="Loading…" />}>{children}</Suspense>
        </section>
      )}
    </details>
  );
}

const partLinks = [
  { id: 'your-numbers', label: 'Your numbers' },
  { id: leversId, label: 'What would change it' },
  { id: nextStepsId, label: 'Your next steps' },
  ...partIds.map((id) => ({ id, label: outlookParts[id] })),
];

/** Links to the parts of the page. */
export function OnThisPage() {
  return (
    <nav className={styles.links} aria-label="On this page">
      {partLinks.map(({ id, label }) => (
        <a key={id} href={`#${id}`}>
          {label}
        </a>
      ))}
    </nav>
  );
}
