import {
  type CalendarDay,
  currentLaw,
  formatDollars,
  formatFigure,
  formatRoughDollars,
  formatTargetInProse,
  marketplace2026,
  type Step,
  type StepGain,
  type StepId,
} from '@whenabouts/core';
import { MONTHS } from '../../../ui/format-date.ts';
import { premiumRange } from '../household/premium-range.ts';
import { IRS_CATCH_UP, type LinkedPage, SSA_RETIREMENT } from '../linked-pages.ts';

export interface StepText {
  readonly title: string;
  /** Describes the step and its gain. */
  readonly text: string;
  readonly cost: string;
  /** The page on which the step can be taken. */
  readonly page: LinkedPage;
  /** End of "By April 15, 2027": ", because …". */
  readonly deadline?: string;
}

const SSA_ACCOUNT: LinkedPage = ['Social Security: your account', 'https://www.ssa.gov/myaccount/'];
const IRS_401K: LinkedPage = [
  'IRS: guide to 401(k) plans',
  'https://www.irs.gov/retirement-plans/plan-participant-employee/401k-resource-guide-plan-participants-401k-plan-overview',
];
const IRS_LIMITS: LinkedPage = [
  'IRS: limits of 401(k) contributions',
  'https://www.irs.gov/retirement-plans/plan-participant-employee/retirement-topics-401k-and-profit-sharing-plan-contribution-limits',
];
const CFPB_BUDGET: LinkedPage = [
  'Consumer Financial Protection Bureau: budgeting',
  'https://www.consumerfinance.gov/consumer-tools/budgeting/',
];
const CFPB_MORTGAGES: LinkedPage = [
  'Consumer Financial Protection Bureau: mortgages',
  'https://www.consumerfinance.gov/consumer-tools/mortgages/',
];
const MARKETPLACE: LinkedPage = [
  'HealthCare.gov: see plans and prices',
  'https://www.healthcare.gov/see-plans/',
];
const CHECK_IN: LinkedPage = ['Check in next year', '#check-in'];

const NOTHING = 'Nothing.';
const LIMIT_DEADLINE = ', the last day of this year’s limit';

type Texts = Readonly<Record<StepId, (step: Step) => StepText>>;

const texts: Texts = {
  record: ({ figures: { amount = 0, before = 0, age }, gain }) => ({
    title: 'Check your Social Security record',
    text: `Our estimate of ${formatDollars(before)} a month counts today’s pay in every year from 22 on. With half of that pay until ${age}, it would be ${formatDollars(amount)}, and ${effect(gain)}. Mistakes in your record can be corrected.`,
    cost: NOTHING,
    page: SSA_ACCOUNT,
    deadline: ', the last day to correct the pay of {year} without a special reason',
  }),
  match: ({ figures: { amount = 0 }, monthlyCost, gain }) => ({
    title: 'Use your employer’s match',
    text: `An employer that adds 50 cents to each dollar, up to 6% of your pay, adds ${formatDollars(amount)} a month. If your contributions contain no match yet, ${effect(gain)} with it. Not every employer offers one.`,
    cost:
      monthlyCost === 0
        ? 'Nothing: you save enough to get all of it.'
        : `${formatDollars(monthlyCost)} a month more from your pay, to get all of it.`,
    page: IRS_401K,
  }),
  contributions: ({ figures: { amount = 0, before = 0, limit = 0, lawYear }, gain }) => ({
    title: `Save ${formatDollars(amount)} more a month`,
    text: `With ${formatDollars(before + amount)} instead of ${formatDollars(before)} a month, ${effect(gain)}. In ${lawYear}, the law allows ${formatDollars(limit)} from pay in a 401(k); you save ${formatDollars(12 * before)} a year.`,
    cost: costOfSaving(amount),
    page: IRS_LIMITS,
    deadline: LIMIT_DEADLINE,
  }),
  'catch-up': ({ figures: { amount = 0, limit = 0, lawYear }, gain }) => ({
    title: 'Use the catch-up contributions',
    text: `You reach the limit for younger people. At your age, the law allows ${formatDollars(limit)} in ${lawYear}. With the ${formatDollars(amount)} a month that this is more than you save, ${effect(gain)}.`,
    cost: costOfSaving(amount),
    page: IRS_CATCH_UP,
    deadline: LIMIT_DEADLINE,
  }),
  spending: ({ figures: { amount = 0, before = 0 }, gain }) => ({
    title: `Plan to spend ${formatDollars(amount)} less a month`,
    text: `With ${formatDollars(before - amount)} instead of ${formatDollars(before)} a month in retirement, in today’s dollars, ${effect(gain)}.`,
    cost: `${formatDollars(amount)} a month that you would not spend in retirement.`,
    page: CFPB_BUDGET,
  }),
  'bad-years': ({ figures: { amount = 0 }, gain }) => ({
    title: 'Spend less in bad years only',
    text: `If you spend ${formatDollars(amount)} less a month while your savings have fallen far, ${effect(gain)}.`,
    cost: 'Nothing in good years.',
    page: CFPB_BUDGET,
  }),
  claim: (step) => claimText('Claim', step),
  'partner-claim': (step) => claimText('Your partner claims', step),
  'partner-year': ({ figures: { age, ageBefore }, gain }) => ({
    title: 'Your partner works a year longer',
    text: `If your partner stops at ${age} instead of ${ageBefore}, ${effect(gain)}.`,
    cost: 'A year of your partner’s time.',
    page: SSA_ACCOUNT,
  }),
  'pay-off': ({ figures: { amount = 0, age, ageBefore }, monthlyCost, gain }) => ({
    title: `End a payment at ${age}`,
    text: `If the payment of ${formatDollars(amount)} a month ends at ${age} instead of ${ageBefore}, ${effect(gain)}.`,
    cost: `At most ${formatDollars(monthlyCost)} a month more until then, because you save interest.`,
    page: CFPB_MORTGAGES,
  }),
  'ending-cost': ({ figures: { amount = 0, before = 0, age }, gain }) => ({
    title: 'Look for payments that end',
    text: `If ${formatDollars(amount)} of the ${formatDollars(before)} that you plan to spend is a mortgage or a loan that is paid off by ${age}, ${effect(gain)}. You can add it below your spending.`,
    cost: NOTHING,
    page: CFPB_MORTGAGES,
  }),
  health: ({ figures: { amount = 0, premiums = [amount, amount] }, gain }) => ({
    title: 'Price health insurance before 65',
    text: `This plan pays for none. Based on each year’s income, your household would pay ${premiumRange(premiums)} in today’s dollars, and ${effect(gain)}. In ${marketplace2026.year}, a household of one with an income above ${formatFigure(marketplace2026.figures.one)}, or of two above ${formatFigure(marketplace2026.figures.two)}, gets no tax credit: the full price is then about ${formatDollars(amount)} a month per person, by our estimate. After a job’s insurance ends, you have 60 days to enroll.`,
    cost: NOTHING,
    page: MARKETPLACE,
  }),
  work: ({ figures: { age, ageBefore }, gain }) => ({
    title: `Work one year more, until ${age}`,
    text: `If you stop at ${age} instead of ${ageBefore}, ${effect(gain)}.`,
    cost: 'A year of your time.',
    page: SSA_RETIREMENT,
  }),
  'check-in': ({ figures: { range } }) => ({
    title: 'Check in next year',
    text: `${range ? `In 8 out of 10 futures, your savings are ${formatRoughDollars(range[0])} to ${formatRoughDollars(range[1])} in a year, in today’s dollars. ` : ''}The check-in compares your new numbers with this plan, and says what changed.`,
    cost: NOTHING,
    page: CHECK_IN,
    deadline: '',
  }),
};

const costOfSaving = (amount: number): string =>
  `${formatDollars(amount)} a month from your pay. In a traditional 401(k), lower income tax pays a part of it.`;

function claimText(verb: string, { figures: { age = 0, ageBefore = 0 }, gain }: Step): StepText {
  return {
    title: `${verb} Social Security at ${age}`,
    text: `At ${age} instead of ${ageBefore}, ${effect(gain)}.`,
    cost:
      age > ageBefore
        ? `From ${ageBefore} to ${age}, savings and pay cover what Social Security would have paid.`
        : 'A lower benefit for life.',
    page: SSA_RETIREMENT,
  };
}

/** Returns the end of a sentence: "you could stop about 7 months earlier". */
function effect(gain: StepGain | null): string {
  if (!gain) return '';
  const { of, months, isAtLeast, lasting } = gain;
  if (lasting && lasting.before !== lasting.after) {
    const { before, after, ofYounger, targetChance } = lasting;
    const end = ofYounger ? 'until the younger of you is' : 'to';
    return `your money lasts ${isAtLeast ? 'at least ' : ''}${end} ${after} instead of ${before} in ${formatTargetInProse(targetChance)} futures`;
  }
  if (months === 0) return of === 'stop' ? 'you could stop at the same age' : 'your money lasts as long';
  const duration = `${isAtLeast ? 'at least' : 'about'} ${formatMonths(Math.abs(months))}`;
  if (of === 'stop') return `you could stop ${duration} ${months > 0 ? 'earlier' : 'later'}`;
  return months > 0 ? `your money lasts ${duration} longer` : `your money ends ${duration} sooner`;
}

/** Returns when a step can be taken and what it gains, in a few words: "At 62 · you could stop 7 months earlier". */
export function summaryOf(step: Step): string {
  const { gain, kind } = step;
  if (!gain) return `${timeOf(step)} · shows if you are on track`;
  const isExample = gain.months !== 0 && (kind === 'question' || kind === 'open-question');
  return `${timeOf(step)} · ${isExample ? 'may mean that ' : ''}${effect(gain).replace('about ', '')}`;
}

/** Returns when a step can be taken. A last day is within a year. */
function timeOf({ id, deadline, start }: Step): string {
  const day = deadline?.day;
  if (day) return id === 'check-in' ? `In ${MONTHS[day.month - 1]} ${day.year}` : `By ${formatDay(day)}`;
  if (!start) return 'Now';
  return start.of === 'self' ? `At ${start.age}` : `When your partner is ${start.age}`;
}

/** From this many months on, only years are shown. */
const ONLY_YEARS = 60;

/** Formats months as "7 months", "1 year", "2 years 3 months" or "12 years". */
export function formatMonths(months: number): string {
  const [years, rest] =
    months < ONLY_YEARS ? [Math.floor(months / 12), months % 12] : [Math.round(months / 12), 0];
  const count = (value: number, unit: string) =>
    value === 0 ? [] : [`${value}\u00a0${unit}${value === 1 ? '' : 's'}`];
  return [...count(years, 'year'), ...count(rest, 'month')].join(' ');
}

/** Names a step with its gain and its date or age in one or two sentences. */
export function stepSentence(step: Step): string {
  const text = stepText(step);
  const example = step.kind === 'question' || step.kind === 'open-question' ? 'for example, ' : '';
  const gain = step.gain?.months && `${text.title}: ${example}${effect(step.gain)}.`;
  return [gain || `${text.title}.`, timeText(step, text) ?? []].flat().join(' ');
}

export const stepText = (step: Step): StepText => texts[step.id](step);

/** Returns when a step can be taken, if the law or the step gives a date or an age. */
export function timeText({ deadline, id, start }: Step, { deadline: reason = '' }: StepText): string | null {
  if (deadline) {
    const until = `${id === 'check-in' ? 'On' : 'By'} ${formatDay(deadline.day)}, ${deadline.day.year}`;
    return `${until}${reason.replace('{year}', String(deadline.ofYear))}.`;
  }
  if (!start) return null;
  return `You can do this when ${start.of === 'self' ? 'you are' : 'your partner is'} ${start.age}.`;
}

const formatDay = ({ month, day }: CalendarDay): string => `${MONTHS[month - 1]} ${day}`;

/** Returns why a step has its place. */
export function reasonOf(step: Step, steps: readonly Step[]): string {
  if (step.start && step.kind !== 'last') return 'It comes after what you can do now.';
  switch (step.kind) {
    case 'question':
      return steps[0] === step
        ? 'The answer is free, and no other question that is open now moves this plan more.'
        : 'The answer is free.';
    case 'offer':
      return 'Your employer pays for it.';
    case 'change': {
      const changes = steps.filter(({ kind, start }) => kind === 'change' && !start);
      return `Of the ${changes[0] === step ? '' : 'other '}changes that you can make now, it gains the most.`;
    }
    case 'open-question':
      return 'The answer is free, and you know it.';
    case 'last':
      return step.id === 'work'
        ? 'It takes no money, but a year: so it comes late.'
        : 'Prices, pay and markets change the answer every year.';
  }
}

/** A note on how the steps were calculated. */
export const stepsNote = `Each alone, in today’s dollars, by the law of ${currentLaw.year}.`;
