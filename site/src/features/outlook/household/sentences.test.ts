import { answerSentences, answerText } from '@whenabouts/calculator/answer-sentences';
import { plainText } from '@whenabouts/calculator/sentence';
import {
  buildLifetimePlan,
  federalIncomeTax,
  formatDollars,
  formatRoughDollars,
  type Inputs,
  type LifetimeAssumptions,
  planHousehold,
  requiredDistribution,
  roundAmount,
  taxableSocialSecurity,
} from '@whenabouts/core';
import { expect, test, vi } from 'vitest';
import { forHouseholds, forHouseholdsWithFlows, YEAR } from '../../../../test/random-households.ts';
import { otherContributionsSentence } from '../contributions-sentence.ts';
import { defaultSpendingSentence } from '../default-spending-text.ts';
import { goalSentence } from '../goal-sentence.ts';
import { affordableSpending, levers, reachesTarget } from '../levers.ts';
import { answerAgeOf, answerOfDraft, type OutlookAnswer, outlookResults } from '../outlook-results.ts';
import { retirementNotes } from '../retirement-notes.ts';
import { shortfallOf, shortfallSentence } from '../shortfall.ts';
import { siteSimulator } from '../site-simulator.ts';
import { simulateOutcomes } from './alternatives.ts';
import { coupleQuestions } from './couple-benefits-text.ts';
import { requiredDistributionSentence, taxSentences } from './household-text.ts';
import { exclusionsOf, inclusionsOf } from './inclusions.ts';
import { outcomeOf } from './outcome.ts';
import { firstDeathAgeOf } from './partner.ts';

// Fifty households with several answers each take long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const chanceOf = (inputs: Inputs, assumptions: LifetimeAssumptions) =>
  siteSimulator().successOf(buildLifetimePlan(inputs, assumptions));

const chanceAt = (age: number, { inputs, assumptions }: OutlookAnswer) =>
  chanceOf({ ...inputs, retirementAge: age }, assumptions);

const reaches = (chance: number, { assumptions }: OutlookAnswer) => chance >= assumptions.targetChance / 100;

/** The years from the stop on of the plan of the answer. */
function plannedYears(answer: OutlookAnswer) {
  const inputs = { ...answer.inputs, retirementAge: answerAgeOf(answer) };
  return planHousehold(inputs, answer.assumptions).years;
}

const dollarsOf = (text: string) => Number(text.replaceAll(/[$,]/g, ''));

test('the answer is an age that reaches the target, while the age before it does not', () => {
  forHouseholds((_, answer) => {
    const { inputs, isRetired, solution, lastAge } = answer;
    if (isRetired) return;
    const age = solution.value;
    expect(reaches(chanceAt(age ?? lastAge, answer), answer)).toBe(age !== null);
    if (age === null || age <= Math.max(inputs.currentAge, 40)) return;
    expect(reaches(chanceAt(age - 1, answer), answer)).toBe(false);
  });
});

test('the end of the plan is named by the age of the one who is then alive', () => {
  forHouseholds((_, answer) => {
    const { partner, firstDeath } = answer.assumptions;
    const last = plannedYears(answer).at(-1);
    if (!last) return;
    const text = plainText(goalSentence(answer));
    const [, whoDies] = /until (you die|your partner dies) at \d+/.exec(text) ?? [];
    if (whoDies) {
      expect(whoDies).toBe(firstDeath === 'self' ? 'you die' : 'your partner dies');
      expect(last.isAfterFirstDeath).toBe(false);
      return;
    }
    const [, whose, age] = /(?:to|until (your partner is|you are)) (\d+)/.exec(text) ?? [];
    const isPartner = whose === 'your partner is';
    // A first death after that age makes the plan longer.
    expect((isPartner ? (last.partnerAge ?? 0) : last.age) + 1, text).toBeGreaterThanOrEqual(Number(age));
    if (partner !== null && last.isAfterFirstDeath) expect(isPartner, text).toBe(firstDeath === 'self');
  });
});

test('the goal names the spending and the part of it that Social Security pays at its best', () => {
  forHouseholds((_, answer) => {
    const { assumptions, isRetired } = answer;
    const text = plainText(goalSentence(answer));
    const years = plannedYears(answer).filter((year) => !year.isAfterFirstDeath);
    const [, spending, share] =
      /(\$[\d,]+) a month .*?dollars, (\$[\d,]+|all|none) of it from/.exec(text) ?? [];
    if (!spending) return;
    expect(dollarsOf(spending)).toBe(roundAmount(assumptions.monthlySpending));
    if (!assumptions.partner && (isRetired || assumptions.benefitCut)) return;
    const benefit = Math.max(...years.map((year) => year.benefit + year.partnerBenefit));
    const paid = Math.min(Math.floor(benefit), assumptions.monthlySpending);
    const expected =
      paid === 0 ? 'none' : paid === assumptions.monthlySpending ? 'all' : formatDollars(roundAmount(paid));
    expect(share, text).toBe(expected);
  });
});

test('the sentences about taxes name the withdrawal that pays costs and the tax of the law', () => {
  forHouseholds((_, answer) => {
    const { preTaxShare, stateTax } = answer.assumptions;
    const years = plannedYears(answer);
    const year = years.find(({ isRetired }) => isRetired);
    const text = taxSentences(answer);
    const [, age, amount] = /At (\d+) you withdraw about (\$[\d,]+) a month/.exec(text) ?? [];
    if (preTaxShare === null || !year || !age || !amount) return;
    expect(year.age).toBe(Number(age));
    expect(roundAmount(year.withdrawal)).toBe(dollarsOf(amount));
    const taxAmount = formatRoughDollars(year.federalTax);
    expect(text).toContain(taxAmount === '$0' ? 'None of it goes' : `About ${taxAmount} a month of it goes`);
    const [, lastTax] = / federal income tax is about (\S+) a month\.$/.exec(text) ?? [];
    expect(lastTax ?? taxAmount).toBe(formatRoughDollars(years.at(-1)?.federalTax ?? Number.NaN));
    const taxed = (year.withdrawal * 12 * preTaxShare) / 100;
    const socialSecurity = 12 * (year.benefit + year.partnerBenefit);
    const ages = [year.age, ...(year.partnerAge === null ? [] : [year.partnerAge])];
    const alive = year.isAfterFirstDeath
      ? ages.filter((_, index) => (answer.assumptions.firstDeath === 'self' ? index === 1 : index === 0))
      : ages;
    const filing = alive.length === 2 ? ('joint' as const) : ('single' as const);
    const over65 = alive.filter((one) => one >= 65).length as 0 | 1 | 2;
    const priceLevel = 1.025 ** (year.age - answer.inputs.currentAge);
    const tax = federalIncomeTax({ filing, over65, otherIncome: taxed, socialSecurity, priceLevel });
    expect(12 * year.federalTax).toBeCloseTo(tax, 0);
    expect(
      taxableSocialSecurity({ filing, benefits: socialSecurity, otherIncome: taxed }),
    ).toBeLessThanOrEqual(0.85 * socialSecurity + 0.01);
    const need = year.spending + year.healthPremiums + year.federalTax + year.stateTax;
    expect(year.withdrawal).toBeCloseTo(need - socialSecurity / 12, 0);
    expect(12 * year.stateTax).toBeCloseTo((taxed * stateTax) / 100, 0);
  });
});

test('the ages with other contributions and with what is left out are those of their plans', () => {
  forHouseholds((draft, answer) => {
    const { lastAge, isRetired, inputs } = answer;
    const text = otherContributionsSentence(outlookResults(answer));
    const assumptions = { ...answer.assumptions, contributionsRise: !answer.assumptions.contributionsRise };
    const [, age] = /stop at (\d+)/.exec(text) ?? [];
    const other = { ...answer, assumptions };
    if (!isRetired) expect(reaches(chanceAt(Number(age ?? lastAge), other), other)).toBe(age !== undefined);
    const outcomes = simulateOutcomes(draft, YEAR);
    for (const { id, included } of exclusionsOf(draft, outcomeOf(answer))) {
      const changed = answerOfDraft(included, YEAR);
      const outcome = outcomes.alternatives[id];
      if (isRetired) expect(outcome?.chance).toBe(chanceAt(inputs.retirementAge, changed));
      else expect(reaches(chanceAt(outcome?.age ?? lastAge, changed), changed)).toBe(outcome?.age != null);
    }
  });
});

test('every lever reaches the target, names the present amounts, and changes them by at least its rounding', () => {
  forHouseholds((draft, answer) => {
    const { inputs, assumptions } = answer;
    if (reachesTarget(answer)) {
      const most = affordableSpending(answer);
      if (most === null) return;
      expect(most).toBeGreaterThan(assumptions.monthlySpending);
      expect(reaches(chanceOf(inputs, { ...assumptions, monthlySpending: most }), answer)).toBe(true);
      return;
    }
    for (const lever of levers(draft, answer)) {
      if (!lever.isEnough) continue;
      const after = answerOfDraft(lever.applied, YEAR);
      expect(reachesTarget(after), lever.change).toBe(true);
      const [, to, from] = /(\$[\d,]+)(?: a month)? instead of (\$[\d,]+)/.exec(lever.change) ?? [];
      if (!to || !from) continue;
      expect(Math.abs(dollarsOf(to) - dollarsOf(from)), lever.change).toBeGreaterThanOrEqual(1);
      if (lever.name === 'spend') {
        expect(after.assumptions.monthlySpending).toBe(dollarsOf(to));
        expect(Math.abs(assumptions.monthlySpending - dollarsOf(from))).toBeLessThanOrEqual(5);
      } else {
        expect([after.inputs.monthlySavings, inputs.monthlySavings]).toEqual([
          dollarsOf(to),
          dollarsOf(from),
        ]);
        expect(dollarsOf(to)).toBeGreaterThan(dollarsOf(from));
      }
    }
  });
});

test('the check that is left after the first death is what the plan pays', () => {
  forHouseholds((_, answer) => {
    const { assumptions } = answer;
    const text = coupleQuestions(answer)[2]?.answer;
    const [, amount, , from] = /gets? (\$[\d,]+) a month( from (\d+) on)?/.exec(text ?? '') ?? [];
    if (!amount) return;
    const inputs = { ...answer.inputs, retirementAge: answerAgeOf(answer) };
    const { years } = planHousehold(inputs, { ...assumptions, benefitCut: null });
    const isSelf = assumptions.firstDeath === 'self';
    const year = years.find((one) =>
      from === undefined
        ? one.isAfterFirstDeath
        : (isSelf ? one.partnerAge : one.age) === Number(from) && one.isAfterFirstDeath,
    );
    expect(isSelf ? year?.partnerBenefit : year?.benefit, text).toBe(dollarsOf(amount));
    expect(isSelf ? year?.benefit : year?.partnerBenefit).toBe(0);
  });
});

test('the answer names the ages at which both stop, and the chance of the age that the visitor would like', () => {
  forHouseholdsWithFlows((_, answer) => {
    const { inputs, assumptions, solution, isRetired, desiredChance, lastAge } = answer;
    const text = answerText(answerSentences(answer));
    const [, tenths] = /(?<!fewer than )(\d+) out of 10 futures\.$/.exec(text) ?? [];
    if (tenths) expect(Number(tenths), text).toBe(Math.floor(10 * desiredChance));
    expect(desiredChance).toBe(chanceAt(inputs.retirementAge, answer));
    if (isRetired) return;
    const [, age, other, chosen] =
      /^You could stop (?:now, )?at (\d+)(?:, when your partner is (\d+)|, and your partner at (\d+))?/.exec(
        text,
      ) ?? [];
    if (solution.value === null) expect(text).toContain(`Even ${lastAge} is too early to stop.`);
    else expect(Number(age), text).toBe(solution.value);
    const { partner } = assumptions;
    if (other) expect(Number(other) - Number(age), text).toBe((partner?.currentAge ?? 0) - inputs.currentAge);
    if (chosen) expect(Number(chosen), text).toBe(partner?.retirementAge);
    // The visitor is alive at every age that the page offers.
    const diesFirst = partner !== null && assumptions.firstDeath === 'self';
    if (diesFirst) expect(lastAge).toBeLessThan(firstDeathAgeOf(answer));
  });
});

test('the default spending is the one of the plan, and its parts add up', () => {
  forHouseholdsWithFlows(({ inputs, changes, isRetired }, answer) => {
    const { monthlySpending, partner } = answer.assumptions;
    const text = defaultSpendingSentence(answer.inputs, isRetired ? monthlySpending : null, partner);
    const amounts = (text.match(/\$[\d,]+/g) ?? []).map(dollarsOf);
    const [amount = Number.NaN, pay = 0, saved = 0, payroll = 0, federal = 0] = amounts;
    expect(amount, text).toBe(monthlySpending);
    const income = (inputs.annualIncome + (partner?.annualIncome ?? 0)) / 12;
    if (isRetired) {
      const { partner: _, benefitCut: __, ...alone } = changes;
      if (partner) return;
      const { benefit } = answerOfDraft({ inputs, changes: alone, isRetired }, YEAR);
      const paid = benefit.monthlyBenefit + (0.04 * inputs.currentSavings) / 12;
      expect(Math.abs(amount - paid), text).toBeLessThanOrEqual(5.01);
    } else if (amounts.length === 1) {
      const [, percent] = /(\d+)% of/.exec(text) ?? [];
      expect(Math.abs(amount - (income * Number(percent)) / 100), text).toBeLessThanOrEqual(5.01);
    } else {
      expect(Math.abs(pay - income), text).toBeLessThanOrEqual(0.51);
      expect(saved).toBe(inputs.monthlySavings);
      expect(Math.abs(pay - saved - payroll - federal - amount), text).toBeLessThanOrEqual(7);
    }
  });
});

test('the notes name the years without a benefit, and people who need health insurance', () => {
  forHouseholdsWithFlows((_, answer) => {
    const { assumptions, charted, inputs } = answer;
    const { partner, firstDeath, healthPremium } = assumptions;
    const { retirementAge } = charted;
    const { years } = planHousehold({ ...inputs, retirementAge }, assumptions);
    const notes = retirementNotes({ ...answer, shortfall: shortfallOf(answer) });
    const bridge = notes.find((note) => note.startsWith('Bridge years'));
    const [, count, start] = /for (\d+) years?, until .* starts at (\d+)/.exec(bridge ?? '') ?? [];
    if (bridge) {
      expect(Number(start) - retirementAge, bridge).toBe(Number(count));
      const before = years.filter(({ age }) => age >= retirementAge && age < Number(start));
      const alone = before.filter(({ isAfterFirstDeath }) => !isAfterFirstDeath);
      for (const year of alone) expect(year.benefit, bridge).toBe(0);
      expect(years.find(({ age }) => age === Number(start))?.benefit, bridge).toBeGreaterThan(0);
      if (!bridge.includes('other income')) for (const year of before) expect(year.income).toBe(0);
    }
    const isUninsured = (age: number, stop: number, isFirst: boolean, isAfterFirstDeath: boolean) =>
      age < 65 && age >= stop && !(isFirst && isAfterFirstDeath);
    const stopOfPartner =
      partner && (partner.retirementAge ?? partner.currentAge + retirementAge - inputs.currentAge);
    const needsInsurance = years.some(
      ({ age, partnerAge, isAfterFirstDeath: after }) =>
        isUninsured(age, retirementAge, partner !== null && firstDeath === 'self', after) ||
        isUninsured(partnerAge ?? 99, stopOfPartner ?? 99, firstDeath === 'partner', after),
    );
    expect(notes.some((note) => note.startsWith('Medicare'))).toBe(needsInsurance && !healthPremium);
    expect(notes.some((note) => note.startsWith('Before 59½'))).toBe(retirementAge < 60);
  });
});

test('half of the futures that fail do so at the named age or later, and Social Security pays the named share', () => {
  forHouseholdsWithFlows((_, answer) => {
    const shortfall = shortfallOf(answer);
    if (!shortfall) return;
    const text = shortfallSentence(answer, shortfall);
    const [, isPartner, when] = /happens (?:at|when (your partner) is) (\d+) or/.exec(text) ?? [];
    const { inputs, assumptions, charted } = answer;
    const { years } = planHousehold({ ...inputs, retirementAge: charted.retirementAge }, assumptions);
    const index = years.findIndex(({ age, partnerAge }) => (isPartner ? partnerAge : age) === Number(when));
    const { depleted } = siteSimulator().simulate(charted.plan);
    const all = depleted.at(-1) ?? 0;
    // The shares are at the end of each year, and begin with today.
    const [before = 0, after = 0] = [depleted[index], depleted[index + 1]];
    expect(before, text).toBeLessThan(all / 2);
    expect(after, text).toBeGreaterThanOrEqual(all / 2);
    const [, least, percent, from] =
      /pays (at least )?(\d+)% of your spending(?: from (\d+) on)?/.exec(text) ?? [];
    const paid = years
      .slice(index)
      .filter(({ age }) => age >= Number(from ?? 0))
      .map(
        (year) =>
          [year.benefit + year.partnerBenefit, year.spending + year.healthPremiums + year.costs] as const,
      )
      .filter(([, costs]) => costs > 0)
      .map(([benefits, costs]) => 100 * Math.min(benefits / costs, 1));
    if (percent === undefined) expect(Math.max(0, ...paid), text).toBe(0);
    else {
      expect(Math.floor(Math.min(...paid)), text).toBe(Number(percent));
      if (!least) expect(Math.floor(Math.max(...paid)), text).toBe(Number(percent));
    }
  });
});

test('each inclusion names the plan’s numbers, and the ages with it and without it', () => {
  forHouseholdsWithFlows((draft, answer) => {
    const { lastAge, isRetired, assumptions } = answer;
    const { current, alternatives } = simulateOutcomes(draft, YEAR);
    const known = JSON.stringify(assumptions)
      .match(/\d+(\.\d+)?/g)
      ?.map(Number);
    for (const { id, text, without } of inclusionsOf(draft)) {
      for (const number of text.replaceAll('401(k)', '').match(/\d[\d,]*(\.\d+)?/g) ?? []) {
        expect(known, text).toContain(dollarsOf(number));
      }
      const other = answerOfDraft(without, YEAR);
      const outcome = alternatives[id];
      if (isRetired) expect(outcome?.chance).toBe(chanceAt(other.inputs.retirementAge, other));
      else {
        const age = outcome?.age ?? other.lastAge;
        expect(reaches(chanceAt(age, other), other), text).toBe(outcome?.age != null);
        expect(reaches(chanceAt(current.age ?? lastAge, answer), answer), text).toBe(current.age !== null);
      }
    }
  });
});

test('above the named balance, a required distribution is more than the plan withdraws', () => {
  forHouseholdsWithFlows((_, answer) => {
    const text = requiredDistributionSentence(answer);
    if (text === null) return;
    const [, age, amount, million] =
      /^From (\d+) on, .* more than about (\$[\d,.]+)( million)?/.exec(text) ?? [];
    if (!amount) return;
    const year = plannedYears(answer).find((one) => one.age === Number(age));
    const taxed = (12 * (year?.withdrawal ?? 0) * (answer.assumptions.preTaxShare ?? 0)) / 100;
    const balance = dollarsOf(amount) * (million ? 1_000_000 : 1);
    const required = requiredDistribution(balance, Number(age));
    // The balance has three significant digits, or two in millions.
    expect(Math.abs(required - taxed), text).toBeLessThanOrEqual((million ? 0.05 : 0.006) * taxed + 1);
  });
});
