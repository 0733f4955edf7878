import { type CSSProperties, type ReactNode, useMemo } from 'react';
import type { AgeLineData } from './age-events.ts';
import { AgeLine } from './age-line.tsx';
import * as styles from './labeled-age-line.css.ts';
import { placeLabels, positionOf } from './place-labels.ts';

interface LabeledAgeLineProps {
  line: AgeLineData;
  /** An age that the visitor points at; null if none. */
  cursor: number | null;
  /** A slider over the line. */
  children: ReactNode;
}

/** A line of ages with a label at each mark. Where there is no room, it is a list from top to bottom. */
export function LabeledAgeLine({ line, cursor, children }: LabeledAgeLineProps) {
  const { events } = line;
  const places = useMemo(() => placeLabels(events), [events]);
  const lanes = Math.max(0, ...places.map((place) => (place ? place.lane + 1 : 0)));
  return (
    <AgeLine
      line={line}
      layout={{
        className: styles.labeled,
        style: { [styles.lanes]: lanes } as CSSProperties,
        ofMark: (index) => {
          const place = places[index];
          if (!place) return {};
          const { lane, width, isFlipped } = place;
          const style = { [styles.lane]: lane, [styles.labelWidth]: `${width}em` } as CSSProperties;
          return { style, isFlipped };
        },
      }}
      overlay={
        cursor !== null && (
          <li
            aria-hidden
            className={styles.cursor}
            style={{ left: `${100 * positionOf(cursor, events)}%` }}
          />
        )
      }
    >
      <div className={styles.reader}>{children}</div>
    </AgeLine>
  );
}
