import { defaultInputs, type PlanRecord, recordPlan } from '@whenabouts/core';
import { describe, expect, test } from 'vitest';
import { siteSimulator } from '../site-simulator.ts';
import { formatCheckInFile, parseCheckInFile } from './check-in-file.ts';

const simulator = siteSimulator();
const record: PlanRecord = {
  createdAt: '2026-11-24T12:00:00.000Z',
  inputs: defaultInputs,
  assumptions: { monthlySpending: 5_000, outlookInputs: { annualIncome: 70_000 } },
  ...recordPlan(defaultInputs, { monthlySpending: 5_000 }, { year: 2026, simulator }),
};
const file = formatCheckInFile([record]);

test('a file has less than 5 kB and opens with the record that was saved', () => {
  expect(file.length).toBeLessThan(5_000);
  expect(parseCheckInFile(file)).toEqual([record]);
});

describe('a file that cannot be opened', () => {
  const changed = (change: object) => JSON.stringify({ ...JSON.parse(file), ...change });

  test.each([
    ['broken', 'ends early', file.slice(0, -20)],
    ['broken', 'has no records', changed({ records: [] })],
    ['broken', 'has inputs without an age', changed({ records: [{ ...record, inputs: {} }] })],
    [
      'broken',
      'has an age of 500',
      changed({ records: [{ ...record, inputs: { ...defaultInputs, currentAge: 500 } }] }),
    ],
    [
      'broken',
      'has a band that is too short',
      changed({ records: [{ ...record, bands: { ...record.bands, p50: [1] } }] }),
    ],
    ['broken', 'has a text as the date', changed({ records: [{ ...record, createdAt: 'last year' }] })],
    ['broken', 'has an infinite balance', file.replace('"p10":[50000', '"p10":[1e999')],
    [
      'broken',
      'has a date before there were plans',
      changed({ records: [{ ...record, createdAt: '0001-01-01T00:00:00.000Z' }] }),
    ],
    ['foreign', 'is too long', file.padEnd(500_001)],
    ['foreign', 'has another format', '{"format":"other","version":1}'],
    ['foreign', 'is a text', 'Dear diary'],
    ['foreign', 'is a number', '17'],
    ['newer', 'has a higher version', changed({ version: 2, records: 'unknown' })],
  ])('is %s if it %s', (error, _, text) => {
    expect(parseCheckInFile(text)).toBe(error);
  });
});
