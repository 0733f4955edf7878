import { law2026 } from '../law.ts';
import { TAX_YEAR, TAX_YEAR_DEDUCTION, taxBrackets } from '../tax-year-2023.ts';
import { CONGRESS, dollars, type Facts, type Figure, IRS, percent } from './facts.ts';

const LAW_2025 = 'Public Law 119-21 of July 4, 2025';

const { single, joint, seniorDeduction } = law2026.incomeTax;

/** Standard deduction, brackets, gains and gifts of one tax year. */
export const incomeTax2026 = {
  year: law2026.year,
  figures: {
    deductionSingle: dollars('Standard deduction (single)', single.standardDeduction),
    deductionJoint: dollars('Standard deduction (married filing jointly)', joint.standardDeduction),
    deductionHead: dollars('Standard deduction (head of household)', 24_150),
    over65Single: dollars('Added to the deduction from 65 (single)', single.over65Deduction),
    over65Joint: dollars('Added to the deduction from 65 (each spouse)', joint.over65Deduction),
    single10: dollars('10 percent bracket ends at (single)', single.brackets[1].over),
    single12: dollars('12 percent bracket ends at (single)', single.brackets[2].over),
    single22: dollars('22 percent bracket ends at (single)', single.brackets[3].over),
    single24: dollars('24 percent bracket ends at (single)', single.brackets[4].over),
    single32: dollars('32 percent bracket ends at (single)', single.brackets[5].over),
    single35: dollars('35 percent bracket ends at (single); 37 percent above it', single.brackets[6].over),
    joint10: dollars('10 percent bracket ends at (married filing jointly)', joint.brackets[1].over),
    joint12: dollars('12 percent bracket ends at (married filing jointly)', joint.brackets[2].over),
    joint22: dollars('22 percent bracket ends at (married filing jointly)', joint.brackets[3].over),
    joint24: dollars('24 percent bracket ends at (married filing jointly)', joint.brackets[4].over),
    joint32: dollars('32 percent bracket ends at (married filing jointly)', joint.brackets[5].over),
    joint35: dollars(
      '35 percent bracket ends at (married filing jointly); 37 percent above it',
      joint.brackets[6].over,
    ),
    gainsSingle: dollars('Long-term gains are taxed at 0 percent up to (single)', 49_450),
    gainsJoint: dollars('Long-term gains are taxed at 0 percent up to (married filing jointly)', 98_900),
    giftExclusion: dollars('Gift to one person without a gift tax return, at most', 19_000),
  },
  sources: [
    {
      title: 'Revenue Procedure 2025-32, amounts for tax year 2026',
      publisher: IRS,
      href: 'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf',
    },
  ],
  lastChecked: '2026-11-22',
} as const satisfies Facts;

/** The deduction that the 2025 law adds for 2025 to 2028. */
export const taxLaw2026 = {
  year: 2026,
  figures: {
    seniorDeduction: dollars('Extra deduction from 65, at most', seniorDeduction),
    seniorSingleFrom: dollars(
      'Extra deduction shrinks from an income of (single)',
      single.seniorDeductionFrom,
    ),
    seniorSingleTo: dollars('Extra deduction ends at an income of (single)', 175_000),
    seniorJointFrom: dollars(
      'Extra deduction shrinks from an income of (married filing jointly)',
      joint.seniorDeductionFrom,
    ),
    seniorJointTo: dollars('Extra deduction ends at an income of (married filing jointly)', 250_000),
  },
  sources: [{ title: LAW_2025, publisher: CONGRESS }],
  lastChecked: '2026-11-22',
} as const satisfies Facts;

/** The same amounts as in 2026, because the law sets them for 2025 to 2028. */
export const taxLaw2027 = { ...taxLaw2026, year: 2027 } as const satisfies Facts;

/** The amount that the 2025 law exempts from the federal estate tax. */
export const estateTax2026 = {
  year: 2026,
  figures: { exemption: dollars('Estate tax begins above', 15_000_000) },
  sources: [{ title: LAW_2025, publisher: CONGRESS }],
  lastChecked: '2026-11-22',
} as const satisfies Facts;

export const incomeTax2023: Facts = {
  year: TAX_YEAR,
  figures: {
    deduction: dollars('Standard deduction (single)', TAX_YEAR_DEDUCTION),
    ...Object.fromEntries(taxBrackets.map(bracketFigure)),
  },
  sources: [{ title: 'Revenue Procedure 2022-38, amounts for tax year 2023', publisher: IRS }],
  lastChecked: '2026-11-22',
};

function bracketFigure({ rate, over }: (typeof taxBrackets)[number]): [string, Figure] {
  return [`rate${rate}`, dollars(`${rate} percent bracket begins above (single)`, over)];
}

/** Savings bonds and the tax on investment income. */
export const investments = {
  year: null,
  figures: {
    seriesI: dollars('Series I savings bonds, bought by one person in a year', 10_000),
    investmentTax: percent('Net investment income tax', 3.8),
    investmentSingle: dollars('Net investment income tax begins above an income of (single)', 200_000),
    investmentJoint: dollars(
      'Net investment income tax begins above an income of (married filing jointly)',
      250_000,
    ),
  },
  sources: [
    {
      title: '31 CFR 363.52, purchase limits',
      publisher: 'US Department of the Treasury',
      href: 'https://www.treasurydirect.gov/',
    },
    { title: 'Internal Revenue Code, section 1411', publisher: CONGRESS },
  ],
  lastChecked: '2026-11-22',
} as const satisfies Facts;
