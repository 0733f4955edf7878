import { linePath } from '@whenabouts/core';
import { type OutlookResults, simulateCharted } from '../outlook-results.ts';

const WIDTH = 340;
const HEIGHT = 150;
const PLOT = { left: 22, right: 8, top: 8, bottom: 26 };

/** A line chart of the chance that money lasts, by retirement age, or, if retired, that money is left, by age. */
export function Curve({ results }: { results: OutlookResults }) {
  const { title, points } = pickCurve(results);
  const [first, last] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 1];
  const x = (age: number) =>
    PLOT.left + ((age - first) / Math.max(last - first, 1)) * (WIDTH - PLOT.left - PLOT.right);
  const y = (chance: number) => HEIGHT - PLOT.bottom - chance * (HEIGHT - PLOT.top - PLOT.bottom);
  const goal = results.assumptions.targetChance / 100;
  const step = last - first > 30 ? 10 : 5;
  const ages = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const labeledAges = ages.filter((age) => age % step === 0);
  const plotEnd = WIDTH - PLOT.right;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <svg data-part="curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {[0, 0.5, 1].map((chance) => (
          <g key={chance}>
            <line x1={PLOT.left} x2={plotEnd} y1={y(chance)} y2={y(chance)} />
            <text x={PLOT.left - 4} y={y(chance) + 3} textAnchor="end">
              {chance * 10}
            </text>
          </g>
        ))}
        <line data-part="goal" x1={PLOT.left} x2={plotEnd} y1={y(goal)} y2={y(goal)} />
        <text x={PLOT.left + 3} y={y(goal) - 3}>
          Your goal
        </text>
        {labeledAges.map((age) => (
          <text key={age} x={x(age)} y={HEIGHT - PLOT.bottom + 12} textAnchor="middle">
            {age}
          </text>
        ))}
        <text x={plotEnd} y={HEIGHT - 3} textAnchor="end">
          {results.isRetired ? 'Your age' : 'Age at which you stop working'}
        </text>
        <path d={linePath(points.map(([age, chance]) => [x(age), y(chance)]))} />
      </svg>
    </section>
  );
}

function pickCurve(results: OutlookResults): {
  title: string;
  points: readonly (readonly [number, number])[];
} {
  if (!results.isRetired) {
    const points = results.chances.map(({ age, chance }) => [age, chance] as const);
    return { title: 'Of 10 futures, your money lasts in', points };
  }
  const { depleted } = simulateCharted(results).charted.simulation;
  const points = Array.from(
    depleted,
    (share, year) => [results.inputs.currentAge + year, 1 - share] as const,
  );
  return { title: 'Of 10 futures, money is left in', points };
}
