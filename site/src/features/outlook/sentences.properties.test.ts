import {
  federalIncomeTax,
  firstToDie,
  formatRoughDollars,
  LAST_SENIOR_DEDUCTION_YEAR,
  planHousehold,
  roundAmount,
  taxableSocialSecurity,
} from '@whenabouts/core';
import { expect, test } from 'vitest';
import {
  dollarsIn,
  forHouseholds,
  forHouseholdsWithFlows,
  plannedYears,
} from '../../../test/random-households.ts';
import { afterDepletion, afterDepletionSentence } from './answer/after-depletion.ts';
import { retirementNotes } from './answer/retirement-notes.ts';
import { coupleQuestions } from './household/couple-benefits-text.ts';
import { taxSentences } from './household/household-text.ts';
import { middleDistributions } from './included/middle-distributions.ts';
import { answerAgeOf, type OutlookAnswer, simulateCharted } from './outlook-results.ts';
import { siteSimulator } from './site-simulator.ts';

// Reads the numbers out of the sentences of random households, and compares them with the years of their plans.

const isSelfFirst = ({ inputs, assumptions }: OutlookAnswer) => firstToDie(inputs, assumptions) === 'self';

test('the sentences about taxes name the withdrawal that pays costs and the tax of the law', () => {
  forHouseholds((_, answer) => {
    const { preTaxShare, stateTax } = answer.assumptions;
    const years = plannedYears(answer);
    const year = years.find(({ isRetired }) => isRetired);
    const text = taxSentences(answer);
    const [, age, amount] = /At (\d+) you withdraw about (\$[\d,]+) a month/.exec(text) ?? [];
    if (preTaxShare === null || !year || !age || !amount) return false;
    expect(year.age).toBe(Number(age));
    expect(roundAmount(year.withdrawal)).toBe(dollarsIn(amount));
    const taxAmount = formatRoughDollars(year.federalTax);
    expect(text).toContain(taxAmount === '$0' ? 'None of it goes' : `About ${taxAmount} a month of it goes`);
    const [, lastTax] = / federal income tax is about (\S+) a month\.$/.exec(text) ?? [];
    expect(lastTax ?? taxAmount).toBe(formatRoughDollars(years.at(-1)?.federalTax ?? Number.NaN));
    const taxed = (year.withdrawal * 12 * preTaxShare) / 100;
    const socialSecurity = 12 * (year.benefit + year.partnerBenefit);
    const ages = [year.age, ...(year.partnerAge === null ? [] : [year.partnerAge])];
    const alive = year.isAfterFirstDeath
      ? ages.filter((_, index) => (isSelfFirst(answer) ? index === 1 : index === 0))
      : ages;
    const filing = alive.length === 2 ? ('joint' as const) : ('single' as const);
    const over65 = alive.filter((one) => one >= 65).length as 0 | 1 | 2;
    const priceLevel = 1.025 ** (year.age - answer.inputs.currentAge);
    const seniorDeduction = answer.assumptions.birthYear + year.age <= LAST_SENIOR_DEDUCTION_YEAR;
    const income = { otherIncome: taxed, socialSecurity, seniorDeduction };
    const tax = federalIncomeTax({ filing, over65, priceLevel, ...income });
    expect(12 * year.federalTax).toBeCloseTo(tax, 0);
    expect(
      taxableSocialSecurity({ filing, benefits: socialSecurity, otherIncome: taxed }),
    ).toBeLessThanOrEqual(0.85 * socialSecurity + 0.01);
    const need = year.spending + year.healthPremiums + year.federalTax + year.stateTax;
    expect(year.withdrawal).toBeCloseTo(need - socialSecurity / 12, 0);
    expect(12 * year.stateTax).toBeCloseTo((taxed * stateTax) / 100, 0);
  });
});

test('required distributions are those of the law at the middle balance, and their tax is that on the moved part', () => {
  forHouseholdsWithFlows((_, answer) => {
    const { inputs, assumptions } = answer;
    const distributions = middleDistributions(answerAgeOf(answer), answer);
    const years = plannedYears(answer);
    for (const [index, { required, moved, tax }] of distributions.entries()) {
      const year = years[index];
      if (!year || required === 0) continue;
      const withdrawn = 12 * year.withdrawal + year.costsOnce;
      const planned = (withdrawn * (assumptions.preTaxShare ?? 0)) / 100;
      expect(moved).toBeCloseTo(Math.max(required - planned, 0), 6);
      expect(tax).toBeGreaterThanOrEqual(0);
      // At most 37 percent, 85 percent of a benefit for each dollar and the state's rate.
      expect(tax).toBeLessThanOrEqual(((37 * 1.85 + assumptions.stateTax) / 100) * moved + 0.01);
      expect(year.age - inputs.currentAge).toBe(index);
    }
  });
});

test('the benefit that the text names for the survivor is the one that the plan pays', () => {
  forHouseholds((_, answer) => {
    const { assumptions } = answer;
    const text = coupleQuestions(answer)[2]?.answer;
    const [, amount, , from] = /gets? (\$[\d,]+) a month( from (\d+) on)?/.exec(text ?? '') ?? [];
    if (!amount) return false;
    const inputs = { ...answer.inputs, retirementAge: answerAgeOf(answer) };
    const { years } = planHousehold(inputs, { ...assumptions, benefitCut: null });
    const isSelf = isSelfFirst(answer);
    const year = years.find((one) =>
      from === undefined
        ? one.isAfterFirstDeath
        : (isSelf ? one.partnerAge : one.age) === Number(from) && one.isAfterFirstDeath,
    );
    expect(isSelf ? year?.partnerBenefit : year?.benefit, text).toBe(dollarsIn(amount));
    expect(isSelf ? year?.benefit : year?.partnerBenefit).toBe(0);
  });
});

test('the notes name the years without a benefit, and people who need health insurance', () => {
  forHouseholdsWithFlows((_, answer) => {
    const { assumptions, charted, inputs } = answer;
    const { partner, healthPremium } = assumptions;
    const isSelf = isSelfFirst(answer);
    const { retirementAge } = charted;
    const { years } = planHousehold({ ...inputs, retirementAge }, assumptions);
    const notes = retirementNotes({ ...answer, afterDepletion: afterDepletion(simulateCharted(answer)) });
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
      partner &&
      ((partner.annualIncome > 0 ? partner.retirementAge : null) ??
        partner.currentAge + retirementAge - inputs.currentAge);
    const needsInsurance = years.some(
      ({ age, partnerAge, isAfterFirstDeath: after }) =>
        isUninsured(age, retirementAge, partner !== null && isSelf, after) ||
        isUninsured(partnerAge ?? 99, stopOfPartner ?? 99, !isSelf, after),
    );
    expect(notes.some((note) => note.startsWith('Medicare'))).toBe(needsInsurance && !healthPremium);
    expect(notes.some((note) => note.startsWith('Before 59½'))).toBe(retirementAge < 60);
  });
});

test('half of the futures that fail do so at the named age or later, and other income pays the named share', () => {
  forHouseholdsWithFlows((_, answer) => {
    const depletion = afterDepletion(simulateCharted(answer));
    if (!depletion) return false;
    const text = afterDepletionSentence(answer, depletion);
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
    const [, least, percent, from, fromPartner] =
      /pays? (at least )?(\d+)% of your (?:partner’s )?spending(?: from (\d+) on| once your partner is (\d+))?/.exec(
        text,
      ) ?? [];
    const paid = years
      .slice(index)
      .filter(({ age, partnerAge }) =>
        fromPartner ? Number(partnerAge) >= Number(fromPartner) : age >= Number(from ?? 0),
      )
      .map(
        (year) =>
          [
            year.benefit + year.partnerBenefit + year.income + year.pay,
            year.spending + year.healthPremiums + year.costs,
          ] as const,
      )
      .filter(([, costs]) => costs > 0)
      .map(([income, costs]) => 100 * Math.min(income / costs, 1));
    if (percent === undefined) expect(Math.max(0, ...paid), text).toBe(0);
    else {
      expect(Math.floor(Math.min(...paid)), text).toBe(Number(percent));
      if (!least) expect(Math.floor(Math.max(...paid)), text).toBe(Number(percent));
    }
  });
});
