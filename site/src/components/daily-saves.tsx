import type { PartnerStats } from '@whenabouts/server/contract';
import { stack } from '../ui/layout.css.ts';
import * as page from '../ui/page.css.ts';
import * as styles from './daily-saves.css.ts';

type Saves = PartnerStats['saves'];

const WIDTH = 300;
const HEIGHT = 64;

const dayFormat = (month: 'short' | 'long') =>
  new Intl.DateTimeFormat('en-US', { month, day: 'numeric', timeZone: 'UTC' });
const [shortDay, longDay] = [dayFormat('short'), dayFormat('long')];
const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

interface DailySavesProps {
  saves: Saves;
  open?: boolean;
}

/** Shows how many members saved plans from a partner's pages on each of the last 30 days: sentence, chart and table. */
export function DailySaves({ saves, open = false }: DailySavesProps) {
  const total = saves.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return <p className={page.caption}>No plans were saved in the last 30 days.</p>;
  return (
    <div className={stack[2]}>
      <p className={page.caption}>
        {total === 1 ? '1 save' : `${total} saves`} in the last 30 days{busiestDay(saves, total)} A member
        counts once a day, with or without a confirmed email address, so treat the numbers as estimates.
      </p>
      <Bars saves={saves} />
      <details open={open}>
        <summary className={styles.summary}>Show by day</summary>
        <table className={styles.table} aria-label="Saves by day">
          <thead>
            <tr>
              <th scope="col">Day (UTC)</th>
              <th scope="col">Members who saved</th>
            </tr>
          </thead>
          <tbody>
            {saves.map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{shortDay.format(dateOf(day))}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

/** Returns the end of the sentence: ", on November 23." or ". The most were on November 23: 2." */
function busiestDay(saves: Saves, total: number): string {
  const most = Math.max(...saves.map(({ count }) => count));
  const days = saves.filter(({ count }) => count === most);
  const [only] = days;
  if (!only || days.length > 1) return `. At most ${most} on one day.`;
  const day = longDay.format(dateOf(only.day));
  return most === total ? `, ${most > 1 ? 'all ' : ''}on ${day}.` : `. The most were on ${day}: ${most}.`;
}

/** Hidden from screen readers, because the table has the same numbers. */
function Bars({ saves }: { saves: Saves }) {
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
      <line className={styles.baseline} x1={0} y1={HEIGHT - 0.5} x2={WIDTH} y2={HEIGHT - 0.5} />
    </svg>
  );
}
