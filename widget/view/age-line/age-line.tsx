import { type CSSProperties, type ReactNode, useRef } from 'react';
import type { AgeLineData } from './age-events.ts';
import * as styles from './age-line.css.ts';
import { endsOf } from './age-line-text.ts';
import type { AgeEvent, AgeEventKind } from './cash-flow-events.ts';
import { positionOf, shortName } from './place-labels.ts';

const filledKinds: readonly AgeEventKind[] = ['benefit', 'income', 'depletion'];

export interface AgeLineProps {
  line: AgeLineData;
  /** A layout with labels at the marks; by default, the line is small, with a text below it. */
  layout?: { className: string; style?: CSSProperties; ofMark: (index: number) => MarkLayout };
  /** Content at an age of the line. */
  overlay?: ReactNode;
  children?: ReactNode;
}

interface MarkLayout {
  style?: CSSProperties;
  isFlipped?: boolean;
}

/** The ages from today to the end of a plan as a line, with what happens on it: an ordered list. */
export function AgeLine({ line: { events }, layout, overlay, children }: AgeLineProps) {
  const [first, last] = endsOf(events);
  return (
    <div className={styles.container}>
      <div className={`${styles.line} ${layout?.className ?? ''}`} style={layout?.style}>
        <div
          aria-hidden
          className={styles.track}
          style={{ [styles.years]: yearsOf(events) } as CSSProperties}
        />
        <ol className={styles.list} aria-label={`What happens from ${first} to ${last}`}>
          {events.map((event, index) => (
            <Mark
              // The one stop stays the same element while it passes other events, so that its age rolls.
              key={event.kind === 'stop' ? 'stop' : index}
              event={event}
              left={`${100 * positionOf(event.age, events)}%`}
              layout={layout?.ofMark(index) ?? {}}
            />
          ))}
          {overlay}
        </ol>
        {children}
      </div>
    </div>
  );
}

/** The years at work, those of retirement, and those after the savings have ended in an unlucky future. */
function yearsOf(events: readonly AgeEvent[]): string {
  const positionIn = (kind: AgeEventKind, otherwise: string) => {
    const event = events.find((other) => other.kind === kind);
    return event ? `${100 * positionOf(event.age, events)}%` : otherwise;
  };
  const [stop, depletion] = [positionIn('stop', '0%'), positionIn('depletion', '100%')];
  return `linear-gradient(to right, ${styles.yearColors.work} ${stop}, ${styles.yearColors.retirement} ${stop} ${depletion}, ${styles.yearColors.afterDepletion} ${depletion})`;
}

interface MarkProps {
  event: AgeEvent;
  left: string;
  layout: MarkLayout;
}

function Mark({ event: { age, name, kind }, left, layout }: MarkProps) {
  const markStyle = { ...layout.style, color: styles.colors[kind] };
  if (kind === 'stop') {
    return (
      <li className={styles.apart} style={markStyle}>
        <span aria-hidden className={styles.stopDot} style={{ left }} />
        {/* Not beyond the ends of the line. */}
        <span className={styles.stopLabel} style={{ left: `clamp(0%, ${left} - 5em, max(0%, 100% - 10em))` }}>
          <RollingAge age={age} /> <span className={styles.name}>{name}</span>
        </span>
      </li>
    );
  }
  if (kind === 'start' || kind === 'end') {
    return (
      <li className={styles.apart} style={markStyle}>
        <span aria-hidden className={styles.dot} style={{ left }} />
        <span
          className={styles.endLabel}
          style={{ [kind === 'start' ? 'right' : 'left']: 'calc(100% + 1em)' }}
        >
          <span className={styles.age}>{age}</span> <span className={styles.endName}>{name}</span>
        </span>
      </li>
    );
  }
  return (
    <li className={styles.mark} style={markStyle} data-flipped={layout.isFlipped || undefined}>
      <span
        aria-hidden
        className={styles.dot}
        style={{ left, ...(filledKinds.includes(kind) && { background: 'currentColor' }) }}
      />
      <span className={styles.label} style={{ left }}>
        <span className={styles.age}>{age}</span> <span className={styles.name}>{shortName(name)}</span>
      </span>
    </li>
  );
}

/** A number that rolls to its next value, except for visitors who prefer reduced motion. */
function RollingAge({ age }: { age: number }) {
  const shown = useRef({ age, rolls: styles.still });
  if (shown.current.age !== age) {
    shown.current = { age, rolls: age > shown.current.age ? styles.rollUp : styles.rollDown };
  }
  return (
    <span key={age} className={`${styles.age} ${shown.current.rolls}`} translate="no">
      {age}
    </span>
  );
}
