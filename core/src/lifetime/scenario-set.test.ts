import { describe, expect, test } from 'vitest';
import { referencePlan } from '../../test/valid-lifetimes.ts';
import {
  buildScenarioSet,
  createScenarioSet,
  type ScenarioOptions,
  standardScenarios,
} from './scenario-set.ts';
import { simulateLive } from './simulate-live.ts';
import { POOL_YEARS } from './year-pool.ts';

const options: ScenarioOptions = { runs: 2_000, years: 10, seed: 1 };

test('a rank for each run in each year', () => {
  const set = createScenarioSet(options);
  expect(set).toMatchObject(options);
  expect(set.yearRanks).toHaveLength(10);
  for (const ranks of set.yearRanks) {
    expect(ranks).toHaveLength(2_000);
    expect(Math.max(...ranks)).toBeLessThan(POOL_YEARS);
  }
});

test('all ranks are equally likely in every year', () => {
  const { yearRanks } = createScenarioSet({ ...options, runs: 8_192 });
  for (const ranks of yearRanks) {
    const sixteenths = new Array<number>(16).fill(0);
    for (const rank of ranks) (sixteenths[((rank * 16) / POOL_YEARS) | 0] as number)++;
    // 512 runs each; independent runs would differ by 22.
    for (const count of sixteenths) expect(Math.abs(count - 512)).toBeLessThan(90);
  }
});

test('years do not depend on one another', () => {
  const { yearRanks } = createScenarioSet({ ...options, runs: 8_192 });
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

test('the same seed gives the same set, another one a different set', () => {
  expect(createScenarioSet(options)).toEqual(createScenarioSet(options));
  for (const seed of [0, 2, 2 ** 32 + 1, Number.MAX_SAFE_INTEGER]) {
    expect(createScenarioSet({ ...options, seed }).yearRanks).not.toEqual(
      createScenarioSet(options).yearRanks,
    );
  }
});

test('a set created in steps is the same', () => {
  const { set, addRuns } = buildScenarioSet(options);
  expect(addRuns(999)).toBe(false);
  expect(createScenarioSet(options)).not.toEqual(set);
  expect(addRuns(1_000)).toBe(false);
  expect(addRuns(2_000)).toBe(true);
  expect(set).toEqual(createScenarioSet(options));
  expect(addRuns(1)).toBe(true);
  expect(set).toEqual(createScenarioSet(options));
});

test('a set survives being posted to a worker', () => {
  const set = createScenarioSet({ ...options, years: 60 });
  expect(simulateLive(referencePlan, structuredClone(set))).toEqual(simulateLive(referencePlan, set));
});

test('the site uses one set for every plan: 2,048 runs from age 18 to 110', () => {
  expect(standardScenarios).toEqual({ runs: 2_048, years: 92, seed: 1 });
});

test('any number of runs and years', () => {
  for (const runs of [1, 2, 7, 9]) {
    for (const years of [1, 2, 100]) {
      expect(createScenarioSet({ runs, years, seed: 3 }).yearRanks).toHaveLength(years);
    }
  }
  const flow = new Float64Array(2).fill(-1_000);
  const plan = { ...referencePlan, flow };
  expect(simulateLive(plan, createScenarioSet({ runs: 1, years: 2, seed: 3 })).success).toBe(1);
});

describe('a set with more years than the plan', () => {
  test('gives the plan its first years', () => {
    const set = createScenarioSet({ ...options, years: 92 });
    const short = { runs: set.runs, years: 60, seed: set.seed, yearRanks: set.yearRanks.slice(0, 60) };
    expect(simulateLive(referencePlan, set)).toEqual(simulateLive(referencePlan, short));
  });

  test('with fewer years is rejected', () => {
    const set = createScenarioSet({ ...options, years: 59 });
    expect(() => simulateLive(referencePlan, set)).toThrow(RangeError);
    expect(() => simulateLive(referencePlan, set)).toThrow(
      'scenarioSet.years must be a whole number from 60',
    );
  });
});

describe('rejects', () => {
  test.each([
    [{ runs: 0 }, RangeError, 'runs must be a whole number from 1 to 100000'],
    [{ runs: 2.5 }, RangeError, 'runs'],
    [{ runs: '2048' }, TypeError, 'runs'],
    [{ years: 0 }, RangeError, 'years'],
    [{ years: 101 }, RangeError, 'years'],
    [{ seed: -1 }, RangeError, 'seed'],
    [{ seed: undefined }, TypeError, 'seed'],
  ])('%o', (change, kind, message) => {
    const call = () => createScenarioSet({ ...options, ...change } as ScenarioOptions);
    expect(call).toThrow(kind);
    expect(call).toThrow(message);
  });
});
