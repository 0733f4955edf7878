import type { Inputs } from '../src/fields.ts';
import type { LifetimeAssumptions } from '../src/plan/assumptions.ts';
import { seededRandom } from '../src/random.ts';
import { benefitOf, type Earner, earnerOf, federalTax, withdrawalFor } from './household-law.ts';

/*
 * A slow reference implementation for households: every month of every run, with the law written out again in
 * `household-law.ts`. It shares no code with the engine except the random number generator, so that an error in one of them
 * shows as a difference.
 */

/** A month of a plan, in today's dollars: above 0 if paid in, below 0 if taken out. */
interface Month {
  /** At the start of the month. */
  once: number;
  /** At the end of the month. */
  flow: number;
  /** The flow after a cut of spending. */
  reduced: number;
  isRetired: boolean;
}

/** Adds up the cash flows of a year: `income` and `costs` in dollars a month, `once` and `paidOnce` as lump sums. */
function otherMoney(
  { cashFlows, inflation, partner }: LifetimeAssumptions,
  myAge: number,
  myCurrentAge: number,
  deceased: 'self' | 'partner' | null,
  isSaving: boolean,
) {
  const total = { income: 0, untaxed: 0, costs: 0, once: 0, paidOnce: 0 };
  for (const cashFlow of cashFlows) {
    const { kind, amount, every, fromAge, toAge, risesWithPrices, survivorShare, partOfSpending } = cashFlow;
    const isOwnersDeath = deceased !== null && (kind === 'cost' || (cashFlow.owner ?? 'self') === deceased);
    if (partOfSpending === 'until-age' || partOfSpending === 'until-stop') continue;
    if (partOfSpending === 'from-stop' && isSaving) continue;
    const isPartners = kind === 'income' && cashFlow.owner === 'partner' && cashFlow.agesOf === 'owner';
    const currentAge = isPartners && partner ? partner.currentAge : myCurrentAge;
    const age = myAge - myCurrentAge + currentAge;
    let value = amount * (isOwnersDeath ? (survivorShare ?? 100) / 100 : 1);
    if (every === 'once') {
      if (age !== fromAge) continue;
      total.once += kind === 'income' ? value : -value;
      if (kind === 'cost') total.paidOnce += value;
      continue;
    }
    if (age < fromAge || (toAge !== null && age >= toAge)) continue;
    const isIncome = kind === 'income';
    const wait = Math.max(fromAge - currentAge, 0);
    const price = 1 + inflation / 100;
    const yearlyRise = isIncome ? cashFlow.yearlyRise : undefined;
    const raise = 1 + (yearlyRise ?? (risesWithPrices ? inflation : 0)) / 100;
    const firstDollars = isIncome && cashFlow.dollarsOf === 'start' ? value : value * price ** wait;
    let worth = 0;
    for (let month = 1; month <= 12; month++) {
      const years = age - currentAge - wait + month / 12;
      worth += (firstDollars * raise ** years) / price ** (wait + years);
    }
    value = worth / 12;
    total[isIncome ? 'income' : 'costs'] += value;
    if (isIncome && cashFlow.isTaxed === false) total.untaxed += value;
  }
  return total;
}

/** Returns the spending of a year without the costs in it that have ended, and without what constant costs have lost. */
function spendingWithin(
  { monthlySpending, cashFlows, inflation }: LifetimeAssumptions,
  me: Earner,
  year: number,
) {
  let rest = monthlySpending;
  for (const { amount, fromAge, toAge, risesWithPrices, partOfSpending } of cashFlows) {
    if (partOfSpending !== 'until-age' && partOfSpending !== 'until-stop') continue;
    const age = me.age + year;
    const end = partOfSpending === 'until-stop' ? me.stop : (toAge ?? Number.POSITIVE_INFINITY);
    if (age >= end) rest -= amount;
    if (age >= end || age < fromAge || risesWithPrices) continue;
    let worth = 0;
    for (let month = 1; month <= 12; month++) {
      worth += amount / (1 + inflation / 100) ** (age - Math.max(fromAge, me.age) + month / 12) / 12;
    }
    rest += worth - amount;
  }
  return rest;
}

/** The people of a plan. `deathYear`, of the first death, and `end`, of the plan, are in years from today. */
interface People {
  me: Earner;
  partner: Earner | null;
  everyone: Earner[];
  deathYear: number;
  end: number;
}

function peopleOf(inputs: Inputs, assumptions: LifetimeAssumptions, thisYear: number): People {
  const { partner: entered, birthYear, firstDeath, firstDeathAge, wageGrowth, planAge } = assumptions;
  const never = Number.POSITIVE_INFINITY;
  const older = entered && entered.currentAge > inputs.currentAge ? 'partner' : 'self';
  const first = firstDeath === 'older' ? older : firstDeath;
  const deathOf = (who: string, age: number) =>
    entered && first === who ? Math.max(firstDeathAge, age + 1) : never;
  const me = earnerOf(
    { ...assumptions, ...inputs },
    inputs.retirementAge,
    birthYear,
    deathOf('self', inputs.currentAge),
    wageGrowth,
  );
  const wait = inputs.retirementAge - inputs.currentAge;
  const partner = entered
    ? earnerOf(
        entered,
        (entered.annualIncome > 0 ? entered.retirementAge : null) ?? entered.currentAge + wait,
        thisYear - entered.currentAge,
        deathOf('partner', entered.currentAge),
        wageGrowth,
        entered.annualIncome > 0 ? undefined : entered.currentAge,
      )
    : null;
  const everyone = partner ? [me, partner] : [me];
  const deathYear = Math.min(...everyone.map(({ age, death }) => death - age));
  const lastYear = planAge - Math.min(...everyone.map(({ age }) => age));
  const end = deathYear === never ? lastYear : Math.max(lastYear, deathYear);
  return { me, partner, everyone, deathYear, end };
}

function listMonths(inputs: Inputs, assumptions: LifetimeAssumptions): Month[] {
  const { benefitCut, inflation, preTaxShare } = assumptions;
  const thisYear = assumptions.birthYear + inputs.currentAge;
  const { me, partner, everyone, deathYear, end } = peopleOf(inputs, assumptions, thisYear);
  const firstToDie = me.death < Number.POSITIVE_INFINITY ? 'self' : 'partner';
  const months: Month[] = [];
  for (let year = 0; year < end; year++) {
    const isWidowed = year >= deathYear;
    const living = everyone.filter(({ age, death }) => age + year < death);
    const workers = living.filter(({ age, stop }) => age + year < stop);
    const earned = workers.reduce((sum, { income }) => sum + income, 0);
    const allIncome = everyone.reduce((sum, { income }) => sum + income, 0);
    const isSaving = workers.length === everyone.length;
    const earnedShare = allIncome === 0 ? 0 : earned / allIncome;
    const savedShare = partner ? earnedShare : workers.length;
    const isCut = benefitCut !== null && thisYear + year >= benefitCut.fromYear;
    const benefits = benefitOf(me, partner, year) + (partner ? benefitOf(partner, me, year) : 0);
    const paidBenefits = benefits * (isCut ? benefitCut.percentPaid / 100 : 1);
    const prices = (1 + inflation / 100) ** year;
    const seniors = living.filter(({ age }) => age + year >= 65).length;
    const uninsured = living.filter((one) => one.age + year >= one.stop && one.age + year < 65).length;
    const { income, untaxed, costs, once, paidOnce } = otherMoney(
      assumptions,
      me.age + year,
      me.age,
      isWidowed ? firstToDie : null,
      isSaving,
    );
    const flowWith = (spent: number) => {
      if (isSaving) return paidBenefits + income - costs;
      const needed = 12 * (spent + costs + uninsured * assumptions.healthPremium);
      const received = 12 * (paidBenefits + income) + 0.8 * earned;
      const filer = { isJoint: living.length === 2, seniors, prices };
      const taxed = (withdrawal: number) => ((withdrawal + paidOnce) * (preTaxShare ?? 0)) / 100;
      const taxOf = (withdrawal: number) =>
        preTaxShare === null
          ? 0
          : federalTax(filer, 12 * paidBenefits, earned + 12 * (income - untaxed) + taxed(withdrawal)) -
            // The tax on the pay alone is in the fifth of the pay that is not spent.
            federalTax(filer, 0, earned) +
            (taxed(withdrawal) * assumptions.stateTax) / 100;
      const left = received - needed - taxOf(0);
      return (left > 0 ? left : -withdrawalFor(needed, taxOf, received)) / 12;
    };
    const within = spendingWithin(assumptions, me, year);
    const spending = within * (isWidowed ? assumptions.survivorSpending / 100 : 1);
    const [full, reduced] = [flowWith(spending), flowWith(spending * (1 - assumptions.spendingCut / 100))];
    for (let month = 1; month <= 12; month++) {
      const price = assumptions.contributionsRise ? 1 : prices * (1 + inflation / 100) ** (month / 12);
      const saved = (inputs.monthlySavings * savedShare) / price;
      const withContributions = (flow: number) =>
        isSaving || flow < 0 ? flow + saved : Math.max(flow, saved);
      months.push({
        once: month === 1 ? once : 0,
        flow: withContributions(full),
        reduced: withContributions(reduced),
        isRetired: workers.length === 0,
      });
    }
  }
  return months;
}

/** Simulates a household month by month. Runs come in antithetic pairs. */
export function simulateHousehold(
  inputs: Inputs,
  assumptions: LifetimeAssumptions,
  { runs, seed }: { runs: number; seed: number },
): { success: number; cutShare: number } {
  const months = listMonths(inputs, assumptions);
  const started = months.findIndex(({ isRetired, flow }) => isRetired && flow < 0);
  const deviation = assumptions.volatility / 100 / Math.sqrt(12);
  const realReturn = (1 + inputs.expectedReturn / 100) / (1 + assumptions.inflation / 100);
  const drift = Math.log(realReturn) / 12 - deviation ** 2 / 2;
  const random = seededRandom(seed);
  const normals = new Float64Array(months.length);
  let [lasted, cutMonths] = [0, 0];
  for (let run = 0; run < runs; run++) {
    if (run % 2 === 0) drawNormals(normals, random);
    const sign = run % 2 === 0 ? 1 : -1;
    let balance = inputs.currentSavings;
    let startRate = Number.POSITIVE_INFINITY;
    let [isShort, isCut] = [false, false];
    for (const [index, { once, flow, reduced }] of months.entries()) {
      balance += once;
      if (balance < 0) [isShort, balance] = [true, 0];
      if (index === started) startRate = -flow / balance;
      const mayCut = assumptions.spendingCut > 0 && started >= 0 && index > started;
      if (index % 12 === 0) isCut = mayCut && -flow > 1.2 * startRate * balance;
      if (isCut) cutMonths++;
      balance =
        balance * Math.exp(drift + sign * deviation * (normals[index] as number)) + (isCut ? reduced : flow);
      if (balance < 0) [isShort, balance] = [true, 0];
    }
    if (!isShort) lasted++;
  }
  return { success: lasted / runs, cutShare: started < 0 ? 0 : cutMonths / (months.length - started) / runs };
}

/** Fills an array with standard normal numbers: G. E. P. Box and M. E. Muller, 1958. */
function drawNormals(normals: Float64Array, random: () => number): void {
  for (let index = 0; index < normals.length; index++) {
    normals[index] = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  }
}
