import { expect, test } from 'vitest';
import { defaultInputs } from '../fields.ts';
import { standardSimulator } from '../simulation/standard-simulator.ts';
import { recordPlan } from './record-plan.ts';

const simulator = standardSimulator();
const options = { year: 2026, simulator };

test('the record of the default plan has its answer and the bands from today to the plan age', () => {
  const record = recordPlan(defaultInputs, null, options);
  expect(record).toMatchObject({ lawYear: 2026, engineVersion: 3, answer: { age: 69 } });
  expect(record.answer.chanceAtDesiredAge).toBeGreaterThan(0.48);
  expect(record.answer.chanceAtDesiredAge).toBeLessThan(0.49);
  const { ages, p10, p50, p90 } = record.bands;
  expect([ages[0], ages.at(-1), ages.length]).toEqual([35, 95, 61]);
  expect([p10[0], p50[0], p90[0]]).toEqual([50_000, 50_000, 50_000]);
  expect(p10[1]).toBeLessThan(p50[1] as number);
  expect(p50[1]).toBeLessThan(p90[1] as number);
});

test('the record of a plan outside the calculator’s ranges uses the inputs of the outlook', () => {
  const inOutlook = { ...defaultInputs, currentAge: 60, currentSavings: 3_000_000 };
  const saved = { ...defaultInputs, currentAge: 60, currentSavings: 1_000_000 };
  const { bands } = recordPlan(saved, { outlookInputs: { currentSavings: 3_000_000 } }, options);
  expect(bands).toEqual(recordPlan(inOutlook, null, options).bands);
  expect(bands.p50[0]).toBe(3_000_000);
});

test('the record of a retired visitor withdraws from today on', () => {
  const retired = { ...defaultInputs, currentAge: 70, retirementAge: 70, currentSavings: 500_000 };
  const { bands } = recordPlan(
    { ...retired, retirementAge: 71 },
    { outlookInputs: { retirementAge: 70 }, monthlySpending: 6_000 },
    options,
  );
  expect(bands.p50[1]).toBeLessThan(500_000);
});

test('assumptions with which no plan can be built are left out of the record', () => {
  const broken = { planAge: 20 };
  expect(recordPlan(defaultInputs, broken, options)).toEqual(recordPlan(defaultInputs, null, options));
});
