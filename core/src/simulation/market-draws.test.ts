import { describe, expect, test } from 'vitest';
import { referencePlan } from '../../test/valid-lifetimes.ts';
import {
  bridgeSteps,
  createMarketDraws,
  type DrawOptions,
  drawMarkets,
  standardDraws,
} from './market-draws.ts';
import { createSimulator } from './simulator.ts';
import { POOL_YEARS } from './year-pool.ts';

const options: DrawOptions = { runs: 2_000, years: 10, seed: 1 };

test('draws hold a rank for each run in each year', () => {
  const draws = createMarketDraws(options);
  expect(draws).toMatchObject(options);
  expect(draws.yearRanks).toHaveLength(10);
  for (const ranks of draws.yearRanks) {
    expect(ranks).toHaveLength(2_000);
    expect(Math.max(...ranks)).toBeLessThan(POOL_YEARS);
  }
});

test('all ranks are equally likely in every year', () => {
  const { yearRanks } = createMarketDraws({ ...options, runs: 8_192 });
  for (const ranks of yearRanks) {
    const sixteenths = new Array<number>(16).fill(0);
    for (const rank of ranks) (sixteenths[((rank * 16) / POOL_YEARS) | 0] as number)++;
    // 512 runs each; independent runs would differ by 22.
    for (const count of sixteenths) expect(Math.abs(count - 512)).toBeLessThan(90);
  }
});

test('the years of a run are independent', () => {
  const { yearRanks } = createMarketDraws({ ...options, runs: 8_192 });
  const middle = (POOL_YEARS - 1) / 2;
  const variance = (POOL_YEARS ** 2 - 1) / 12;
  for (const [a, first] of yearRanks.entries()) {
    for (const second of yearRanks.slice(a + 1)) {
      const products = first.reduce(
        (sum, rank, run) => sum + (rank - middle) * ((second[run] as number) - middle),
        0,
      );
      expect(Math.abs(products / (variance * 8_192))).toBeLessThan(0.04);
    }
  }
});

test('the same seed gives the same draws, another seed gives other draws', () => {
  expect(createMarketDraws(options)).toEqual(createMarketDraws(options));
  for (const seed of [0, 2, 2 ** 32 + 1, Number.MAX_SAFE_INTEGER]) {
    expect(createMarketDraws({ ...options, seed }).yearRanks).not.toEqual(
      createMarketDraws(options).yearRanks,
    );
  }
});

test('draws created in steps equal draws created at once', () => {
  const steps = drawMarkets(options);
  let step = steps.next();
  let count = 1;
  for (; !step.done; count++) step = steps.next();
  expect(step.value).toEqual(createMarketDraws(options));
  expect(count).toBeGreaterThan(options.runs / 100);
});

test('draws survive being posted to a worker', () => {
  const draws = createMarketDraws({ ...options, years: 60 });
  expect(createSimulator(structuredClone(draws)).simulate(referencePlan)).toEqual(
    createSimulator(draws).simulate(referencePlan),
  );
});

test('the standard draws have 2,048 runs from age 18 to 110', () => {
  expect(standardDraws).toEqual({ runs: 2_048, years: 92, seed: 1 });
});

test('draws can have any number of runs and years', () => {
  for (const runs of [1, 2, 7, 9]) {
    for (const years of [1, 2, 100]) {
      expect(createMarketDraws({ runs, years, seed: 3 }).yearRanks).toHaveLength(years);
    }
  }
  const flow = new Float64Array(2).fill(-1_000);
  const plan = { ...referencePlan, flow };
  expect(createSimulator(createMarketDraws({ runs: 1, years: 2, seed: 3 })).simulate(plan).success).toBe(1);
});

test('a plan with fewer years than the draws uses their first years', () => {
  const draws = createMarketDraws({ ...options, years: 92 });
  const short = { runs: draws.runs, years: 60, seed: draws.seed, yearRanks: draws.yearRanks.slice(0, 60) };
  expect(createSimulator(draws).simulate(referencePlan)).toEqual(
    createSimulator(short).simulate(referencePlan),
  );
});

test('a plan with more years than the draws is rejected', () => {
  const draws = createMarketDraws({ ...options, years: 59 });
  expect(() => createSimulator(draws).simulate(referencePlan)).toThrow(RangeError);
  expect(() => createSimulator(draws).simulate(referencePlan)).toThrow(
    'draws.years must be a whole number from 60',
  );
});

describe('createMarketDraws rejects', () => {
  test.each([
    [{ runs: 0 }, RangeError, 'runs must be a whole number from 1 to 100000'],
    [{ runs: 2.5 }, RangeError, 'runs'],
    [{ runs: '2048' }, TypeError, 'runs'],
    [{ years: 0 }, RangeError, 'years'],
    [{ years: 101 }, RangeError, 'years'],
    [{ seed: -1 }, RangeError, 'seed'],
    [{ seed: undefined }, TypeError, 'seed'],
  ])('the options %o are rejected', (change, kind, message) => {
    const call = () => createMarketDraws({ ...options, ...change } as DrawOptions);
    expect(call).toThrow(kind);
    expect(call).toThrow(message);
  });
});

test.each([1, 2, 3, 7, 60, 92])('the bridge of %i years has independent years of variance 1', (years) => {
  const steps = bridgeSteps(years);
  expect(steps.map(({ year }) => year).sort((a, b) => a - b)).toEqual(
    Array.from({ length: years }, (_, index) => index + 1),
  );
  // Each sum of years as a combination of the steps' random numbers.
  const sums = [new Array<number>(years).fill(0)];
  for (const [index, { year, left, right, leftWeight, rightWeight, deviation }] of steps.entries()) {
    const mean = (k: number) => leftWeight * (sums[left]?.[k] ?? 0) + rightWeight * (sums[right]?.[k] ?? 0);
    sums[year] = Array.from({ length: years }, (_, k) => (k === index ? deviation : mean(k)));
  }
  const yearly = Array.from({ length: years }, (_, year) =>
    (sums[year + 1] ?? []).map((weight, k) => weight - (sums[year]?.[k] ?? 0)),
  );
  for (const [a, first] of yearly.entries()) {
    for (const [b, second] of yearly.entries()) {
      const covariance = first.reduce((sum, weight, k) => sum + weight * (second[k] ?? 0), 0);
      expect(covariance).toBeCloseTo(a === b ? 1 : 0, 10);
    }
  }
});

test('the first step is the sum of all years, the second step the sum of the first half', () => {
  expect(bridgeSteps(60).map(({ year }) => year)).toEqual(expect.arrayContaining([60, 30, 15, 45]));
  expect(
    bridgeSteps(60)
      .slice(0, 4)
      .map(({ year }) => year),
  ).toEqual([60, 30, 15, 45]);
});
