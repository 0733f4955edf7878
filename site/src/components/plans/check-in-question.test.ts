import { expect, test } from 'vitest';
import { comparedRecords } from './check-in-question.ts';

const today = '2028-12-05';
const save = (createdAt: string) => ({ kind: 'save' as const, createdAt });
const checkIn = (createdAt: string) => ({ kind: 'check-in' as const, createdAt });
const dates = (records: Parameters<typeof comparedRecords>[0]) =>
  comparedRecords(records, today).map(({ createdAt }) => createdAt);

test('a check-in compares the last record that is a year old, and the oldest one', () => {
  expect(dates([save('2028-06-01'), save('2027-12-02'), save('2027-12-01')])).toEqual([
    '2027-12-02',
    '2027-12-01',
  ]);
  expect(dates([save('2027-12-01')])).toEqual(['2027-12-01']);
  expect(dates([])).toEqual([]);
});

test('an early check-in compares the newest record', () => {
  expect(dates([save('2028-11-02'), save('2028-11-01')])).toEqual(['2028-11-02', '2028-11-01']);
});

test('a check-in compares no record before the last one, and shows the earlier ones', () => {
  expect(dates([save('2028-11-02'), checkIn('2028-11-01'), save('2026-11-02'), save('2026-11-01')])).toEqual([
    '2028-11-02',
    '2028-11-01',
    '2026-11-01',
  ]);
  expect(
    dates([save('2027-12-03'), checkIn('2027-12-02'), checkIn('2026-12-01'), save('2025-12-01')]),
  ).toEqual(['2027-12-03', '2027-12-02', '2026-12-01', '2025-12-01']);
});
