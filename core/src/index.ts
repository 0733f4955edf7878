export { type Calculation, calculateRetirement, projectPlan } from './calculate.ts';
export { bandPath, linearScale, linePath, niceTicks, type Point, type Scale } from './chart.ts';
export { advancePlan } from './check-in/advance-plan.ts';
export {
  type CheckIn,
  type CheckInNumbers,
  checkIn,
  type PlanRecord,
  planNow,
  type ReasonName,
  yearsSince,
} from './check-in/check-in.ts';
export {
  type RecordedAnswer,
  type RecordedBands,
  type RecordedResults,
  recordPlan,
} from './check-in/record-plan.ts';
export { futureValue } from './compound.ts';
export {
  type Allocation,
  type AllocationSteps,
  allocationFields,
  allocationSteps,
  earliestRetirementAge,
  type Investor,
  recommendedAllocation,
  riskLevel,
  riskLevels,
  stockLimits,
} from './explainers/allocation.ts';
export {
  fourPercentFields,
  type MarketName,
  marketNames,
  markets,
  type WithdrawalProjection,
  type Withdrawals,
  withdrawalProjection,
} from './explainers/four-percent.ts';
export {
  breakEvenAge,
  type ClaimingOption,
  claimingOptions,
  type Entitlement,
  LIFETIME_AGE,
  lifetimeBenefit,
  socialSecurityBenefit,
  socialSecurityFields,
} from './explainers/social-security.ts';
export {
  contributionTerms,
  RECOMMENDATION_POINTS,
  type TaxComparison,
  taxFields,
  traditionalVersusRoth,
} from './explainers/tax.ts';
export {
  defaultInputs,
  type Field,
  type FieldWithDefault,
  fields,
  type InputName,
  type Inputs,
  inputNames,
  isWholeNumberField,
} from './fields.ts';
export {
  americanFormats,
  americanFormatsWith,
  formatDollars,
  formatNumber,
  formatRoughDollars,
  formatShortDollars,
  formatWithUnit,
  type NumberFormats,
  numberFormats,
  roundAmount,
} from './format.ts';
export { type Growth, projectGrowth } from './growth.ts';
export { type Handoff, parseHandoff, serializeHandoff, serializeInputs } from './handoff.ts';
export { INFLATION, inTodaysDollars } from './inflation.ts';
export {
  type AssumptionName,
  assumptionFields,
  assumptionNames,
  type LifetimeAssumptions,
  type NumericAssumptionName,
} from './lifetime/assumptions.ts';
export { bandAt, bandShares } from './lifetime/bands.ts';
export type { BenefitPlan } from './lifetime/benefit-plan.ts';
export {
  buildLifetimePlan,
  coupleBenefits,
  type HouseholdPlan,
  householdBenefit,
  planHousehold,
  planSocialSecurity,
} from './lifetime/build-plan.ts';
export {
  type CashFlow,
  cashFlowAmountFields,
  cashFlowFields,
  cashFlowLimits,
} from './lifetime/cash-flows.ts';
export { defaultAssumptions, defaultsBeforeRetirement } from './lifetime/default-assumptions.ts';
export { defaultSpending, LOWEST_INCOME_PERCENT, livingCosts } from './lifetime/default-spending.ts';
export { estimateSocialSecurity, FIRST_WORKING_AGE } from './lifetime/estimate-social-security.ts';
export {
  formatChance,
  formatChanceInProse,
  formatTarget,
  formatTargetInProse,
} from './lifetime/format-chance.ts';
export { needsHealthInsurance, partnerRetirementAge } from './lifetime/household.ts';
export {
  type BenefitCut,
  benefitCutFields,
  coupleFields,
  type HouseholdAssumptions,
  householdDefaults,
  householdFields,
  newPartner,
  type Partner,
  partnerFields,
} from './lifetime/household-assumptions.ts';
export type { SpouseBenefits } from './lifetime/household-benefits.ts';
export {
  ACCURACY_SETS,
  benefitCases,
  claimingShareCases,
  couplesTaxCases,
  fullRetirementAgeCases,
  historyCases,
  shortfallCase,
  simulationCase,
  spousalShareCases,
  survivorShareCases,
} from './lifetime/known-cases.ts';
export {
  lifetimeFields,
  nearestCalculatorInputs,
  outlookInputs,
  retirementAges,
  unsavableInputs,
} from './lifetime/lifetime-inputs.ts';
export { CUT_ABOVE, type LifetimePlan } from './lifetime/lifetime-plan.ts';
export { createMarketDraws, drawMarkets, standardDraws } from './lifetime/market-draws.ts';
export {
  type CompletePlan,
  completePlan,
  draftOf,
  draftOfSaved,
  initialDraft,
  type PlanDraft,
  type SavedAssumptions,
} from './lifetime/plan-draft.ts';
export type { PlanYear } from './lifetime/plan-years.ts';
export { type HistoryPlan, type HistoryStart, simulateHistory } from './lifetime/simulate-history.ts';
export { createSimulator, type Replay, type Simulation, type Simulator } from './lifetime/simulator.ts';
export { buildSinglePlan, planSingleBenefit } from './lifetime/single-plan.ts';
export {
  type AgeChance,
  chanceByRetirementAge,
  firstRetirementAge,
  lastRetirementAge,
  SOLUTION_STEP,
  type Solution,
  solveAgeWithinPlan,
  solveMonthlySavings,
  solveMonthlySpending,
  solveRetirementAge,
} from './lifetime/solve.ts';
export { usHistory } from './lifetime/us-history.ts';
export { PRODUCT_NAME } from './product.ts';
export {
  incomeReplacementRate,
  monthlyIncome,
  type ScenarioName,
  type ScenarioResult,
  scenarioNames,
  scenarioRate,
  scenarios,
} from './scenarios.ts';
export { percentile, RATE_VARIATION, SIMULATION_RUNS } from './simulate.ts';
export { spousalBenefit, survivorBenefit } from './us/couple-benefits.ts';
export {
  type Facts,
  type FactsTopic,
  type Figure,
  formatColumn,
  formatFigure,
  UNCONFIRMED,
} from './us/facts/facts.ts';
export {
  firstSurcharge2026,
  healthSavings2026,
  healthSavings2027,
  lastSurchargeStep2026,
  marketplace2026,
  marketplace2027,
  medicare2026,
  medicare2027,
  separateSurcharge2026,
  surchargeSteps2026,
  surchargeTop2026,
} from './us/facts/health-facts.ts';
export {
  requiredDistributions,
  retirementPlans2026,
  retirementPlanYears,
  saversMatch2027,
} from './us/facts/retirement-plan-facts.ts';
export { benefitTaxation, socialSecurity2026, socialSecurity2027 } from './us/facts/social-security-facts.ts';
export { incomeTax2026, investments, taxLaw2026 } from './us/facts/tax-facts.ts';
export { factsTopics } from './us/facts/topics.ts';
export { incomeTax, TAX_YEAR, TAX_YEAR_DEDUCTION, taxBrackets } from './us/income-tax.ts';
export { currentLaw, type Law, lawOf } from './us/law.ts';
export { chanceToReach } from './us/longevity.ts';
export { firstDistributionAge, lifetimeDivisor, requiredDistribution } from './us/required-distribution.ts';
export { federalIncomeTax, taxableSocialSecurity } from './us/retirement-taxes.ts';
export {
  AVERAGED_YEARS,
  benefitFormulaPercentages,
  FIRST_BIRTH_YEAR,
  fullRetirementAge,
  trustFundForecast,
} from './us/social-security.ts';
export {
  type InputErrors,
  type InputMessages,
  inputMessages,
  inputRangeMessage,
  isValidFieldValue,
  isValidInput,
  rangeMessage,
  validateAges,
  validateInputs,
} from './validate.ts';
