import { formatDollars, type LaterBalance, type PlanRecord } from '@whenabouts/core';
import { useMemo } from 'react';
import { formatMonth } from '../../../ui/format-date.ts';
import { FAN_LINES, FanFigure } from '../charts/fan-chart.tsx';
import { type Bands, bandHeads, futuresText } from '../charts/fan-data.ts';

interface CheckInFanProps {
  record: PlanRecord;
  /** Balances after the record, in ascending order of age. */
  balances: readonly LaterBalance[];
}

export function CheckInFan({ record, balances }: CheckInFanProps) {
  const bands = useMemo(() => bandsAround(record, balances), [record, balances]);
  const year = new Date(record.createdAt).getFullYear();
  const dots = useMemo(() => {
    const start = { age: bands.ages[0] as number, amount: bands.p50[0] as number };
    return [start, ...balances].filter(({ age }) => bands.ages.includes(age));
  }, [bands, balances]);
  const dotAt = (age: number) => dots.find((dot) => dot.age === age);
  const { ages, p10, p25, p50, p75, p90 } = bands;
  const table = {
    caption: `Savings by age in dollars of ${year}: the amounts that 1 in 10, 1 in 4, half, 3 in 4 and 9 in 10 futures stay below, and yours`,
    head: ['Age', ...bandHeads, 'You'],
    rows: ages.map((age, index) => {
      const dot = dotAt(age);
      return [
        `${age}`,
        ...[p10, p25, p50, p75, p90].map((band) => formatDollars(band[index] ?? 0)),
        dot ? formatDollars(dot.amount) : '–',
      ];
    }),
  };
  const reading = (age: number) => {
    const dot = dotAt(age);
    return `At ${age}: ${futuresText(bands, age)}${dot ? `. You had ${formatDollars(dot.amount)}` : ''}`;
  };
  return (
    <FanFigure
      fan={bands}
      title={`Your savings on the futures of ${formatMonth(record.createdAt)}`}
      description={`Savings by age in dollars of ${year}, as simulated in ${formatMonth(record.createdAt)}. The dots are what you had. ${FAN_LINES}`}
      yLabel={`Savings in dollars of ${year}`}
      table={table}
      readingAt={reading}
      firstReading={dots.at(-1)?.age}
      dots={dots.map(({ age, amount }) => ({ x: age, y: amount, kind: 'you' as const }))}
    />
  );
}

/** Years of the fan after the last balance. With all years, the first balances would be in one corner. */
const YEARS_AHEAD = 10;

function bandsAround({ bands }: PlanRecord, balances: readonly LaterBalance[]): Bands {
  const { ages, p10, p25, p50, p75, p90 } = bands;
  const first = ages[0] as number;
  const length = (balances.at(-1)?.age ?? first) - first + YEARS_AHEAD + 1;
  const cut = (values: readonly number[]) => values.slice(0, length);
  return { ages: cut(ages), p10: cut(p10), p25: cut(p25), p50: cut(p50), p75: cut(p75), p90: cut(p90) };
}
