import type { PartnerRecord } from '@whenabouts/server/contract';
import * as page from '../../../ui/page.css.ts';
import * as styles from './partners.css.ts';

const WIDTH = 300;
const HEIGHT = 48;

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A chart of the plans saved from a partner's pages on each of the last 30 days. */
export function PartnerSaves({ saves }: Pick<PartnerRecord, 'saves'>) {
  const total = saves.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return <p className={page.caption}>No plans were saved in the last 30 days.</p>;
  return (
    <div>
      <p className={page.caption}>
        {total === 1 ? '1 plan was' : `${total} plans were`} saved in the last 30 days.
      </p>
      <Bars saves={saves} />
      <details>
        <summary className={styles.summary}>Show by day</summary>
        <ul className={styles.days}>
          {saves.map(({ day, count }) => (
            <li key={day}>
              {shortDay.format(new Date(`${day}T00:00:00Z`))}: {count}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** Hidden from screen readers, because the list has the same numbers. */
function Bars({ saves }: Pick<PartnerRecord, 'saves'>) {
  const most = Math.max(...saves.map(({ count }) => count));
  const step = WIDTH / saves.length;
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {saves.map(({ day, count }, index) => {
        const height = (count / most) * (HEIGHT - 2);
        return (
          <rect
            key={day}
            className={styles.bar}
            x={index * step + 1}
            y={HEIGHT - 1 - height}
            width={step - 2}
            height={height}
          />
        );
      })}
      <line className={styles.ground} x1={0} y1={HEIGHT - 0.5} x2={WIDTH} y2={HEIGHT - 0.5} />
    </svg>
  );
}
