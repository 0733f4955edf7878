import { describe, expect, test } from 'vitest';
import { calculateRetirement } from './calculate.ts';
import { defaultInputs, fields, type InputName, inputNames } from './fields.ts';
import { projectPlan } from './scenarios.ts';

describe('with the default inputs', () => {
  const result = calculateRetirement(defaultInputs);

  test('the results are those of the moderate scenario', () => {
    // n = 360, i = 0.07/12: 50,000 × 8.116497 + 500 × 1,219.970996 = 405,824.87 + 609,985.50 = 1,015,810.37
    // 4 % of it: 40,632.41 a year, 3,386.03 a month
    expect(result.yearsToRetirement).toBe(30);
    expect(result.retirementSavings).toBe(1_015_810);
    expect(result.monthlyRetirementIncome).toBe(3_386);
    expect(result.scenarios.moderate).toEqual({
      retirementSavings: 1_015_810,
      monthlyRetirementIncome: 3_386,
    });
  });

  test('the conservative scenario has a return of 5 % and withdraws 3 %', () => {
    // 50,000 × 4.467744 + 500 × 832.258635 = 223,387.22 + 416,129.32 = 639,516.53; × 3 % / 12 = 1,598.79
    expect(result.scenarios.conservative).toEqual({
      retirementSavings: 639_517,
      monthlyRetirementIncome: 1_599,
    });
  });

  test('the aggressive scenario has a return of 9 % and withdraws 5 %', () => {
    // 50,000 × 14.730576 + 500 × 1,830.743483 = 736,528.81 + 915,371.74 = 1,651,900.55; × 5 % / 12 = 6,882.92
    expect(result.scenarios.aggressive).toEqual({
      retirementSavings: 1_651_901,
      monthlyRetirementIncome: 6_883,
    });
  });

  test('the result has the specified keys and no other', () => {
    expect(Object.keys(result)).toEqual([
      'yearsToRetirement',
      'retirementSavings',
      'monthlyRetirementIncome',
      'scenarios',
      'simulatedOutcomes',
    ]);
    expect(Object.keys(result.scenarios)).toEqual(['conservative', 'moderate', 'aggressive']);
    for (const scenario of Object.values(result.scenarios)) {
      expect(Object.keys(scenario)).toEqual(['retirementSavings', 'monthlyRetirementIncome']);
    }
  });
});

test('extreme inputs give finite results', () => {
  const most = { ...defaultInputs, currentAge: 18, retirementAge: 85, expectedReturn: 12 };
  const { scenarios } = calculateRetirement({ ...most, currentSavings: 1_000_000, monthlySavings: 5_000 });
  // 1,000,000 × (1 + 0.14/12)^804 + 5,000 × ((1 + 0.14/12)^804 − 1)/(0.14/12), about 16 billion
  expect(scenarios.aggressive.retirementSavings).toBeGreaterThan(15e9);
  expect(scenarios.aggressive.retirementSavings).toBeLessThan(17e9);
});

test('zero savings and contributions give zero results', () => {
  const result = calculateRetirement({ ...defaultInputs, currentSavings: 0, monthlySavings: 0 });
  expect(result.retirementSavings).toBe(0);
  expect(new Set(result.simulatedOutcomes)).toEqual(new Set([0]));
});

describe('calculateRetirement rejects every invalid input and names its range', () => {
  const wrongKinds: [kind: string, value: unknown][] = [
    ['a string', '50'],
    ['an empty string', ''],
    ['null', null],
    ['undefined', undefined],
    ['true', true],
    ['an object', {}],
    ['an array', [50]],
    ['a bigint', 50n],
  ];
  const outOfRange = (name: InputName): [kind: string, value: unknown][] => [
    ['NaN', Number.NaN],
    ['Infinity', Number.POSITIVE_INFINITY],
    ['-Infinity', Number.NEGATIVE_INFINITY],
    ['just below', fields[name].min - 0.5],
    ['just above', fields[name].max + 0.5],
    ['far above', 1e300],
    ['negative', -1],
  ];
  const attempt = (name: InputName, value: unknown) => () =>
    calculateRetirement({ ...defaultInputs, [name]: value } as typeof defaultInputs);

  describe.each(inputNames)('%s', (name) => {
    const { unit, min, max } = fields[name];
    const allowed = `${name} must be ${unit === 'years' ? 'a whole number' : 'a number'} from ${min} to ${max}`;

    test.each(wrongKinds)('that is %s', (_kind, value) => {
      expect(attempt(name, value)).toThrow(TypeError);
      expect(attempt(name, value)).toThrow(allowed);
    });

    test.each(outOfRange(name))('that is %s', (_kind, value) => {
      expect(attempt(name, value)).toThrow(RangeError);
      expect(attempt(name, value)).toThrow(allowed);
    });
  });

  test.each(['currentAge', 'retirementAge'] as const)('half a year of %s', (name) => {
    expect(attempt(name, 50.5)).toThrow(RangeError);
    expect(attempt(name, 50.5)).toThrow(`${name} must be a whole number`);
  });

  test.each([
    [65, 65],
    [70, 60],
    [75, 40],
  ])('a current age of %s with a retirement age of %s is rejected', (currentAge, retirementAge) => {
    const crossed = () => calculateRetirement({ ...defaultInputs, currentAge, retirementAge });
    expect(crossed).toThrow(
      new RangeError(
        `retirementAge must be above currentAge (${currentAge}) and at most 85, not ${retirementAge}`,
      ),
    );
  });

  test.each([null, undefined, 7, 'defaults'])('inputs that are %s', (inputs) => {
    expect(() => calculateRetirement(inputs as unknown as typeof defaultInputs)).toThrow(TypeError);
  });
});

test('the default plan ends after 360 months with the result of the moderate scenario', () => {
  expect(projectPlan(defaultInputs)).toEqual({
    months: 360,
    retirementSavings: 1_015_810,
    monthlyRetirementIncome: 3_386,
  });
});

test('a projection does not depend on the other fields of a plan', () => {
  const { annualIncome: _unread, ...terms } = defaultInputs;
  const plan = { ...terms, id: 7, name: 'Early', updatedAt: '2026-01-01T00:00:00.000Z' };
  expect(projectPlan(plan)).toEqual(projectPlan(defaultInputs));
});

test('an invalid plan is rejected', () => {
  expect(() => projectPlan({ ...defaultInputs, currentAge: 70 })).toThrow(
    'retirementAge must be above currentAge',
  );
  expect(() => projectPlan({ ...defaultInputs, expectedReturn: Number.NaN })).toThrow(
    new RangeError('expectedReturn must be a number from 1 to 12, not NaN'),
  );
});
