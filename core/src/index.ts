export { type Calculation, type Chance, calculateRetirement } from './calculate.ts';
export { bandPath, linePath, type Point } from './chart/path.ts';
export { linearScale, niceTicks, type Scale } from './chart/scale.ts';
export { type Compounding, futureValue } from './compound.ts';
export {
  defaultInputs,
  type Field,
  fields,
  type InputName,
  type Inputs,
  inputNames,
  type Unit,
} from './fields.ts';
export {
  formatDollars,
  formatNumber,
  formatRoughDollars,
  formatShortDollars,
  formatWithUnit,
} from './format.ts';
export { type Growth, projectGrowth } from './growth.ts';
export { percentile } from './percentile.ts';
export {
  crossedAgesProblems,
  type InputProblems,
  inputProblems,
  isInRange,
  rangeProblem,
} from './problems.ts';
export { PRODUCT_NAME } from './product.ts';
export { type PlanProjection, type PlanTerms, projectPlan } from './project-plan.ts';
export { type Random, seededRandom } from './random.ts';
export {
  type Outlook,
  type Scenario,
  type ScenarioName,
  scenarioNames,
  scenarioRate,
  scenarios,
} from './scenarios.ts';
export { SIMULATION_RUNS } from './simulate.ts';
export { incomeReplacementRate, monthlyIncome } from './withdrawal.ts';
