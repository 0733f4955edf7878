import type { CompletePlan } from '../plan/plan-draft.ts';
import type { Simulator } from '../simulation/simulator.ts';
import type { CalendarDay } from '../us/retirement-dates.ts';
import { measureSavings, measureStop } from './measure-plan.ts';
import { planRules } from './plan-rules.ts';
import { questionRules } from './question-rules.ts';
import { savingRules } from './saving-rules.ts';
import type { Step, StepChange, StepGain, StepKind, StepRule, StepSituation } from './step.ts';

const stepRules: readonly StepRule[] = [...questionRules, ...savingRules, ...planRules];

export interface StepRequest {
  readonly plan: CompletePlan;
  readonly isRetired: boolean;
  readonly today: CalendarDay;
}

/** Lists all steps that apply to a plan: those of now before later ones, and of the same time, the most important ones first. */
export function nextSteps(request: StepRequest, simulator: Simulator): readonly Step[] {
  const solving = solveSteps(request, simulator);
  let next = solving.next();
  while (!next.done) next = solving.next();
  return next.value;
}

/** Solves `nextSteps` one rule at a time. Each takes about as long as an answer. */
export function* solveSteps(
  { plan, isRetired, today }: StepRequest,
  simulator: Simulator,
): Generator<void, readonly Step[]> {
  const situation = createSituation(plan, isRetired, simulator);
  const steps: Step[] = [];
  for (const { id, kind, apply, needsNoGain, deadline } of stepRules) {
    yield;
    const change = apply(situation);
    if (!change) continue;
    const { monthlyCost, figures, start = null } = change;
    const gain = needsNoGain ? null : gainOf(change, situation);
    if (gain && !isWorthwhile(gain, kind)) continue;
    steps.push({ id, kind, monthlyCost, figures, gain, start, deadline: deadline?.(today) ?? null });
  }
  return steps.sort(
    (a, b) => yearsTo(a) - yearsTo(b) || rankOf(a, steps) - rankOf(b, steps) || monthsOf(b) - monthsOf(a),
  );
}

function createSituation(plan: CompletePlan, isRetired: boolean, simulator: Simulator): StepSituation {
  const { currentAge, retirementAge } = plan.inputs;
  const stop = isRetired ? null : measureStop(plan, simulator);
  if (stop && !stop.isLimit) {
    const remeasure = (changed: CompletePlan) => measureStop(changed, simulator);
    return { plan, isRetired, stopAge: Math.ceil(stop.age), measure: stop, remeasure, simulator };
  }
  // Work cannot stop earlier, or not at all: how long the money lasts still shows what a step gains.
  const isPossible = stop !== null && stop.age < retirementAge;
  const stopAge = isRetired ? currentAge : isPossible ? stop.age : retirementAge;
  const remeasure = (changed: CompletePlan) => measureSavings(stopAge, changed, simulator);
  return { plan, isRetired, stopAge, measure: remeasure(plan), remeasure, simulator };
}

function gainOf({ plan, measures }: StepChange, { measure, remeasure }: StepSituation): StepGain {
  const { targetChance, partner } = plan.assumptions;
  const [before, after] = measures ?? [measure, remeasure(plan)];
  const years = after.age - before.age;
  const months = Math.round(12 * (before.of === 'stop' ? -years : years));
  const lasting = {
    before: Math.floor(before.age),
    after: Math.floor(after.age),
    ofYounger: partner !== null,
    targetChance,
  };
  const isAtLeast = after.isLimit;
  return { of: before.of, months: months + 0, isAtLeast, lasting: before.of === 'savings' ? lasting : null };
}

/** Returns true if a step gains something. The answer to a question is worth knowing even if it changes nothing. */
const isWorthwhile = ({ months }: StepGain, kind: StepKind): boolean => kind === 'question' || months > 0;

/** Months by which a step can move the plan, in either direction. */
const monthsOf = ({ gain }: Step): number => Math.abs(gain?.months ?? 0);

const yearsTo = ({ start }: Step): number => start?.years ?? 0;

const kindOrder: Readonly<Record<StepKind, number>> = {
  offer: 1,
  change: 2,
  question: 3,
  'open-question': 4,
  last: 5,
};

/**
 * Returns the position of a step among those of a year. The question that can move the plan most comes first, because its
 * answer is free.
 */
function rankOf(step: Step, steps: readonly Step[]): number {
  const others = steps.filter((other) => other.kind === 'question' && yearsTo(other) === yearsTo(step));
  const isLargest = others.every((other) => monthsOf(other) <= monthsOf(step));
  const isFirst = step.kind === 'question' && monthsOf(step) > 0 && isLargest;
  return isFirst ? 0 : kindOrder[step.kind];
}
