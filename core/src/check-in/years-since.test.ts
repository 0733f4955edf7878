import { expect, test } from 'vitest';
import { yearsSince } from './years-since.ts';

test.each([
  ['2027-10-23T12:00:00.000Z', 0],
  ['2027-10-24T12:00:00.000Z', 1],
  ['2028-10-23T12:00:00.000Z', 1],
  ['2028-10-24T12:00:00.000Z', 2],
  ['2026-11-24T11:00:00.000Z', 0],
  ['2025-01-01T11:00:00.000Z', 0],
])('the time since a record is counted in years from eleven months on: %s', (day, years) => {
  expect(yearsSince('2026-11-24T12:00:00.000Z', day)).toBe(years);
});
