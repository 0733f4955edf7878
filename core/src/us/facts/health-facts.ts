import { age, CONGRESS, dollars, type Facts, IRS, percent } from './facts.ts';

const CMS = 'Centers for Medicare & Medicaid Services';

/** Premiums and deductibles of Medicare. */
export const medicare2026 = {
  year: 2026,
  figures: {
    partAHospital: dollars('Part A, first payment for a hospital stay', 1_736),
    partANursing: dollars('Part A, skilled nursing facility, each of days 21 to 100', 217),
    partBPremium: dollars('Part B, standard premium a month', 202.9),
    partBDeductible: dollars('Part B, deductible a year', 283),
    partDCap: dollars('Part D, most that you pay for covered drugs in a year', 2_100),
  },
  sources: [
    {
      title: 'Part B rates and deductible for 2026, 90 FR 52063, November 19, 2025',
      publisher: CMS,
      href: 'https://www.govinfo.gov/content/pkg/FR-2025-11-19/html/2025-20251.htm',
    },
    {
      title: 'Part A deductible and coinsurance for 2026, 90 FR 52075, November 19, 2025',
      publisher: CMS,
    },
    { title: 'Part D redesign program instructions for 2026', publisher: CMS },
  ],
  lastChecked: '2026-11-22',
} as const satisfies Facts;

/** The figure of 2027 that we have read. CMS announces the others each fall. */
export const medicare2027 = {
  year: 2027,
  figures: { partDCap: dollars(medicare2026.figures.partDCap.label, 2_400) },
  sources: [{ title: 'Part D in the Rate Announcement for 2027, April 6, 2026', publisher: CMS }],
  unconfirmed: true,
  lastChecked: '2026-11-23',
} as const satisfies Facts;

/** One step of the income-related surcharges (IRMAA). */
export interface SurchargeStep {
  /** Highest income of the step for a single filer, in dollars. The last step ends just below this income. */
  readonly single: number;
  /** Highest income of the step for married people who file jointly, in dollars. */
  readonly joint: number;
  /** Added to the Part B premium, in dollars a month. */
  readonly partB: number;
  /** Added to the Part D premium, in dollars a month. */
  readonly partD: number;
}

/** Income-related surcharges (IRMAA). `surchargeTop2026` begins at the income that ends the last step. */
export const surchargeSteps2026 = [
  { single: 109_000, joint: 218_000, partB: 0, partD: 0 },
  { single: 137_000, joint: 274_000, partB: 81.2, partD: 14.5 },
  { single: 171_000, joint: 342_000, partB: 202.9, partD: 37.5 },
  { single: 205_000, joint: 410_000, partB: 324.6, partD: 60.4 },
  { single: 500_000, joint: 750_000, partB: 446.3, partD: 83.3 },
] as const satisfies readonly SurchargeStep[];

// The step at index 0 has no surcharge.
const [, firstStep, , , lastStep] = surchargeSteps2026;
export const firstSurcharge2026 = firstStep;
/** The last step below the top surcharge. */
export const lastSurchargeStep2026 = lastStep;

/** The surcharge from the highest income of the last step on, in dollars a month. */
export const surchargeTop2026 = { partB: 487, partD: 91 } as const;

/** Highest incomes of the steps for married people who file separately and lived together in the year. */
export const separateSurcharge2026 = {
  noneUpTo: 109_000,
  topFrom: 391_000,
  betweenThem: lastSurchargeStep2026,
} as const;

const LAST_STEP = surchargeSteps2026.length - 1;

export const surcharges2026: Facts = {
  year: 2026,
  figures: {
    ...Object.fromEntries(
      surchargeSteps2026.flatMap(({ single, joint, partB, partD }, step) => {
        const incomeLabel =
          step === 0
            ? 'No surcharge up to an income of'
            : `Step ${step}, for an income ${step === LAST_STEP ? 'below' : 'up to'}`;
        const limits = [
          [`single${step}`, dollars(`${incomeLabel} (single)`, single)],
          [`joint${step}`, dollars(`${incomeLabel} (married filing jointly)`, joint)],
        ] as const;
        if (step === 0) return limits;
        return [
          ...limits,
          [`partB${step}`, dollars(`Step ${step}, added to Part B a month`, partB)],
          [`partD${step}`, dollars(`Step ${step}, added to Part D a month`, partD)],
        ] as const;
      }),
    ),
    partBTop: dollars('Above step 4, added to Part B a month', surchargeTop2026.partB),
    partDTop: dollars('Above step 4, added to Part D a month', surchargeTop2026.partD),
    separateNone: dollars(
      'No surcharge up to an income of (married filing separately)',
      separateSurcharge2026.noneUpTo,
    ),
    separateNext: dollars(
      'Step 4, for an income below (married filing separately)',
      separateSurcharge2026.topFrom,
    ),
  },
  sources: [
    {
      title: 'Part B rates and income-related amounts for 2026, 90 FR 52063, November 19, 2025',
      publisher: CMS,
      href: 'https://www.govinfo.gov/content/pkg/FR-2025-11-19/html/2025-20251.htm',
    },
    {
      title: '2026 Medicare Parts A & B Premiums and Deductibles, with Part D, November 14, 2025',
      publisher: CMS,
    },
  ],
  lastChecked: '2026-11-22',
};

export const healthSavings2026 = {
  year: 2026,
  figures: {
    self: dollars('Contribution with coverage for yourself, at most', 4_400),
    family: dollars('Contribution with family coverage, at most', 8_750),
    catchUp: dollars('Added to the limit from 55', 1_000),
  },
  sources: [
    {
      title: 'Revenue Procedure 2025-19',
      publisher: IRS,
      href: 'https://www.irs.gov/pub/irs-drop/rp-25-19.pdf',
    },
  ],
  lastChecked: '2026-11-22',
} as const satisfies Facts;

export const healthSavings2027 = {
  year: 2027,
  figures: {
    self: dollars('Contribution with coverage for yourself, at most', 4_500),
    family: dollars('Contribution with family coverage, at most', 9_000),
    catchUp: dollars('Added to the limit from 55', 1_000),
  },
  sources: [
    {
      title: 'Revenue Procedure 2026-24',
      publisher: IRS,
      href: 'https://www.irs.gov/pub/irs-drop/rp-26-24.pdf',
    },
  ],
  unconfirmed: true,
  lastChecked: '2026-11-22',
} as const satisfies Facts;

/** Incomes above which there is no premium tax credit: four times the poverty level. */
export const marketplace2026 = {
  year: 2026,
  figures: {
    one: dollars('No credit above an income of (one person)', 62_600),
    two: dollars('No credit above an income of (two people)', 84_600),
  },
  sources: [
    {
      title: 'Federal poverty levels for coverage in 2026',
      publisher: 'HealthCare.gov',
      href: 'https://www.healthcare.gov/glossary/federal-poverty-level-fpl/',
    },
  ],
  lastChecked: '2026-11-22',
} as const satisfies Facts;

/** Incomes above which there is no premium tax credit: four times the poverty level. */
export const marketplace2027 = {
  year: 2027,
  figures: {
    one: dollars('No credit above an income of (one person)', 63_840),
    two: dollars('No credit above an income of (two people)', 86_560),
  },
  sources: [
    {
      title: 'Federal poverty levels for coverage in 2027',
      publisher: 'HealthCare.gov',
      href: 'https://www.healthcare.gov/glossary/federal-poverty-level-fpl/',
    },
  ],
  lastChecked: '2026-11-22',
} as const satisfies Facts;

/** Rules of Medicare that do not change every year. */
export const medicareRules = {
  year: null,
  figures: {
    age: age('Medicare begins', 65),
    partBShare: percent('Part B, what you usually pay after the deductible', 20),
    partBPenalty: percent('Part B penalty for each full 12 months without it', 10),
    partDPenalty: percent('Part D penalty for each full month without drug coverage', 1),
    accountTax: percent('Additional tax on other withdrawals from a health savings account before 65', 20),
  },
  sources: [
    {
      title: 'Social Security Act, title XVIII; Internal Revenue Code, section 223',
      publisher: CONGRESS,
    },
  ],
  lastChecked: '2026-11-22',
} as const satisfies Facts;
