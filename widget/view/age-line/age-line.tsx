import { type CSSProperties, type ReactNode, useState } from 'react';
import type { AgeLineData } from './age-events.ts';
import * as styles from './age-line.css.ts';
import { endsOf } from './age-line-text.ts';
import type { AgeEvent, AgeEventKind } from './cash-flow-events.ts';
import { positionOf, shortName } from './place-labels.ts';

const filledKinds: readonly AgeEventKind[] = ['benefit', 'income', 'depletion'];

export interface AgeLineProps {
  line: AgeLineData;
  /** Puts labels at the marks. By default, the labels are one line of text below the line. */
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
          style={{ [styles.yearsProperty]: yearsGradient(events) } as CSSProperties}
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

/** Returns the background of the line: years at work, in retirement, and after the savings end in an unlucky future. */
function yearsGradient(events: readonly AgeEvent[]): string {
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
      <li className={styles.markWithoutLabel} style={markStyle}>
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
      <li className={styles.markWithoutLabel} style={markStyle}>
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
  const [last, setLast] = useState({ age, motion: styles.still });
  if (last.age !== age) setLast({ age, motion: age > last.age ? styles.rollUp : styles.rollDown });
  return (
    <span key={age} className={`${styles.age} ${last.motion}`} translate="no">
      {age}
    </span>
  );
}
