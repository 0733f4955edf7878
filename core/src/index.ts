export {
  type AnswerMessages,
  answerMessages,
  type BenefitFacts,
  personIs,
} from './answer/answer-messages.ts';
export { answerPlan, type PlanAnswer, type PlanLever, planLevers, planLink } from './answer/answer-plan.ts';
export {
  type AnswerAfterCut,
  type AnswerPart,
  type AnswerSentences,
  afterCutSentence,
  answerPartText,
  answerSentences,
  answerText,
  partnerClause,
  planEndText,
  type RetirementAnswer,
  socialSecurityClause,
} from './answer/answer-sentences.ts';
export { type Exclusion, exclusionNames, exclusionsOf, WAGE_GROWTH } from './answer/exclusions.ts';
export { affordableSpending, type Lever, levers, reachesTarget } from './answer/levers.ts';
export { limitsText } from './answer/limits-text.ts';
export {
  answerAgeOf,
  type ChartedChoice,
  changingChances,
  completeAnswer,
  type OutlookAnswer,
  type OutlookRequest,
  type PlanAtAge,
  planAt,
  type SimulatedAnswer,
  solveAnswer,
} from './answer/outlook-answer.ts';
export { type PlanOptions, planOptions, readPlan, readPlanLink } from './answer/plan-options.ts';
export { type Calculation, calculateRetirement } from './calculate.ts';
export { bandPath, linearScale, linePath, niceTicks, type Point, type Scale } from './chart.ts';
export { advancePlan } from './check-in/advance-plan.ts';
export { balancesSinceFirst, type LaterBalance } from './check-in/balances-since-first.ts';
export {
  type CheckIn,
  type CheckInNumbers,
  checkIn,
  type ReasonName,
  withCheckInNumbers,
} from './check-in/check-in.ts';
export { type PlanRecord, type PlanRecords, planNow } from './check-in/plan-record.ts';
export {
  type RecordedAnswer,
  type RecordedBands,
  type RecordedResults,
  recordPlan,
} from './check-in/record-plan.ts';
export { yearsSince } from './check-in/years-since.ts';
export { effectiveYearlyRate, futureValue } from './compound.ts';
export {
  type Allocation,
  type AllocationSteps,
  allocationFields,
  allocationSteps,
  earliestRetirementAge,
  type Investor,
  MIDDLE_TOLERANCE,
  recommendedAllocation,
  riskLevel,
  riskLevels,
  STOCKS_AT_BIRTH,
  STOCKS_PER_LEVEL,
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
  mapInputs,
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
export {
  chanceDots,
  formatChance,
  formatChanceInProse,
  formatTarget,
  formatTargetInProse,
} from './format-chance.ts';
export { type Growth, projectGrowth } from './growth.ts';
export { type Handoff, parseHandoff, serializeHandoff, serializeInputs } from './handoff.ts';
export { hasPartnersAges, withVisitorsAges } from './household/cash-flows.ts';
export {
  FULL_HEALTH_PREMIUM,
  HEALTH_INSURANCE,
  HEALTH_PREMIUM,
  isHealthInsurance,
  needsHealthInsurance,
} from './household/health-insurance.ts';
export { firstToDie, partnerRetirementAge } from './household/household.ts';
export type { SpouseBenefits } from './household/household-benefits.ts';
export { lastDeathAge, type PersonAtEnd, personAtEnd } from './household/plan-end.ts';
export type { BenefitPlan } from './household/worker-benefit.ts';
export { INFLATION, inTodaysDollars, priceLevelAfter } from './inflation.ts';
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
} from './known-cases.ts';
export { createLinkReport, describeReport, type LinkReport, readableName } from './link/household-link.ts';
export { readResultFragment, resultFragment } from './link/link-fragment.ts';
export { outlookFragment, readOutlookFragment } from './link/plan-link.ts';
export {
  type AssumptionName,
  assumptionFields,
  assumptionNames,
  type BasicAssumptionName,
  type BenefitCut,
  basicFields,
  benefitCutFields,
  type CashFlow,
  cashFlowAmountFields,
  cashFlowFields,
  type HouseholdAssumptions,
  householdDefaults,
  householdFields,
  type LifetimeAssumptions,
  type NumberName,
  newPartner,
  OFFERED_SPENDING_CUT,
  type Partner,
  partnerFields,
  planAgeField,
} from './plan/assumptions.ts';
export { buildLifetimePlan, type HouseholdPlan, planHousehold } from './plan/build-plan.ts';
export { type CashFlowError, cashFlowErrors } from './plan/cash-flow-rules.ts';
export { defaultAssumptions, defaultsBeforeRetirement } from './plan/default-assumptions.ts';
export {
  defaultSpending,
  LOWEST_INCOME_PERCENT,
  livingCosts,
  retiredWithdrawal,
  SPENDING_PERCENT,
} from './plan/default-spending.ts';
export { withChanges, withDoneStep, withInputs, withoutChanges } from './plan/draft-changes.ts';
export {
  lifetimeFields,
  nearestCalculatorInputs,
  outlookInputs,
  retirementAges,
  unsavableInputs,
} from './plan/lifetime-inputs.ts';
export {
  assumptionDescriptions,
  type DescriptionsOf,
  inputDescriptions,
} from './plan/plan-descriptions.ts';
export { type PlannedDistribution, planDistributions } from './plan/plan-distributions.ts';
export {
  type CompletePlan,
  completePlan,
  initialDraft,
  type PlanDraft,
} from './plan/plan-draft.ts';
export {
  isNullableField,
  isOptionalField,
  type ListField,
  type NumberField,
  type PlanField,
  type PlanFields,
  type ValuesOf,
} from './plan/plan-fields.ts';
export {
  coupleBenefits,
  householdBenefit,
  planSocialSecurity,
  type SocialSecurityPlan,
} from './plan/plan-social-security.ts';
export { PAY_PERCENT, type PlanYear } from './plan/plan-years.ts';
export {
  openSavedPlan,
  readSavedPlan,
  toSavedPlan,
} from './plan/saved-plan.ts';
export { buildSinglePlan, planSingleBenefit } from './plan/single-plan.ts';
export {
  costsEndedBy,
  costsInSpending,
  fitCostsInSpending,
  isFromStop,
  isPartOfSpending,
  spendingAfterStop,
} from './plan/spending-costs.ts';
export { type SavedAssumptions, unpackSavedPlan } from './plan/unpack-saved-plan.ts';
export { PRODUCT_NAME } from './product.ts';
export {
  incomeReplacementRate,
  monthlyIncome,
  projectPlan,
  type ScenarioName,
  type ScenarioResult,
  scenarioNames,
  scenarioRate,
  scenarios,
} from './scenarios.ts';
export { percentile, RATE_VARIATION, SIMULATION_RUNS } from './simulate.ts';
export { bandAt, bandShares } from './simulation/bands.ts';
export { CUT_ABOVE, type LifetimePlan } from './simulation/lifetime-plan.ts';
export { createMarketDraws, drawMarkets, standardDraws } from './simulation/market-draws.ts';
export { type HistoryPlan, type HistoryStart, simulateHistory } from './simulation/simulate-history.ts';
export {
  CLOSE_RUNS,
  createSimulator,
  type Replay,
  type Simulation,
  type Simulator,
} from './simulation/simulator.ts';
export {
  type AgeChance,
  chanceByRetirementAge,
  lastRetirementAge,
  type Solution,
  solveAgeWithinPlan,
  solveMonthlySavings,
  solveMonthlySpending,
  solveRetirementAge,
  solveSpendable,
} from './simulation/solve.ts';
export { standardSimulator } from './simulation/standard-simulator.ts';
export type { Step, StepGain } from './steps/step.ts';
export { type StepId, stepIds } from './steps/step-ids.ts';
export { nextSteps, type StepRequest, solveSteps } from './steps/steps.ts';
export {
  bendPointsOf,
  benefitFromRecord,
  type IndexedYear,
  type RecordBenefit,
  type RecordedWork,
  type YearOfEarnings,
} from './us/benefit-from-record.ts';
export { EARLY_CLAIM_PERCENT, spousalBenefit, survivorBenefit } from './us/couple-benefits.ts';
export { estimateSocialSecurity, FIRST_WORKING_AGE, INDEXING_AGE } from './us/estimate-social-security.ts';
export {
  type Facts,
  type FactsTopic,
  type Figure,
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
export { householdSpending2023 } from './us/facts/spending-facts.ts';
export { incomeTax2026, investments, taxLaw2026 } from './us/facts/tax-facts.ts';
export { factsTopics } from './us/facts/topics.ts';
export { formatColumn, formatFigure } from './us/format-figure.ts';
export { usHistory } from './us/history.ts';
export { incomeTax } from './us/income-tax.ts';
export { currentLaw, type Law, lawOf, MEDICARE_AGE } from './us/law.ts';
export { chanceToReach } from './us/longevity.ts';
export { type ParsedEarnings, parseEarningsRecord } from './us/parse-earnings-record.ts';
export { type MonthlyPension, pensionBreakEvenAge, presentValueOfPension } from './us/pension-value.ts';
export { incomesWithCredit } from './us/premium-tax-credit.ts';
export { firstDistributionAge, lifetimeDivisor } from './us/required-distribution.ts';
export {
  type CalendarDay,
  compareDays,
  FIRST_DATED_BIRTH_YEAR,
  isCalendarDay,
  type PlannedAges,
  type RetirementDate,
  type RetirementDateName,
  retirementDates,
} from './us/retirement-dates.ts';
export {
  federalIncomeTax,
  LAST_SENIOR_DEDUCTION_YEAR,
  taxableSocialSecurity,
} from './us/retirement-taxes.ts';
export {
  AVERAGED_YEARS,
  benefitFormulaPercentages,
  expectedCut,
  FIRST_BIRTH_YEAR,
  fullRetirementAge,
  trustFundForecast,
} from './us/social-security.ts';
export { TAX_YEAR, TAX_YEAR_DEDUCTION, taxBrackets } from './us/tax-year-2023.ts';
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
