import type { ChartData } from '../charts/chart-figure.tsx';
import type { AgeLineData } from './age-events.ts';
import type { AgeEvent } from './cash-flow-events.ts';

/** Returns the message of the line: "34 more years of work, then 26 years to 95". */
export function ageLineTitle({ events }: AgeLineData): string {
  const [first, last] = endsOf(events);
  const stop = events.find(({ kind }) => kind === 'stop')?.age ?? first;
  const rest = yearsText(last - stop);
  return stop === first
    ? `${rest} from today to ${last}`
    : `${yearsText(stop - first, 'more ')} of work, then ${rest} to ${last}`;
}

const yearsText = (years: number, more = '') => (years === 1 ? `1 ${more}year` : `${years} ${more}years`);

/** Describes an age, and names the next event: a sentence without a period. */
export function ageLineReading({ events, birthYear, partnerOffset }: AgeLineData, age: number): string {
  const here = events.filter((event) => event.age === age).map(({ name }) => name);
  const next = events.find((event) => event.age > age);
  const partner = partnerOffset === null ? '' : `, your partner ${age + partnerOffset}`;
  return [
    `At ${age} (${birthYear + age}${partner}): ${here.length > 0 ? here.join('; ') : 'no change'}`,
    ...(next ? [`Next: ${next.name} at ${next.age}`] : []),
  ].join('. ');
}

/** Returns the events as a table with calendar years. */
export function ageLineTable({ events, birthYear, partnerOffset }: AgeLineData): ChartData {
  const hasPartner = partnerOffset !== null;
  return {
    caption: 'What happens at each age in this plan',
    head: ['Age', 'Year', ...(hasPartner ? ['Partner’s age'] : []), 'What happens'],
    rows: events.map(({ age, name }) => [
      `${age}`,
      `${birthYear + age}`,
      ...(hasPartner ? [`${age + partnerOffset}`] : []),
      name,
    ]),
  };
}

export function endsOf(events: readonly AgeEvent[]): [first: number, last: number] {
  const first = events[0]?.age ?? 0;
  return [first, events.at(-1)?.age ?? first];
}
