export { type AgeLineData, buildAgeLine } from './age-line/age-events.ts';
export { AgeLine } from './age-line/age-line.tsx';
export { ageLineReading, ageLineTable, ageLineTitle, endsOf } from './age-line/age-line-text.ts';
export { cashFlowEvents, cashFlowName } from './age-line/cash-flow-events.ts';
export { LabeledAgeLine } from './age-line/labeled-age-line.tsx';
export { Announcement } from './announcement.tsx';
export { AnswerStrip } from './calculator/answer-strip.tsx';
export { Calculator, type CalculatorProps } from './calculator/calculator.tsx';
export { calculatorMessages } from './calculator/calculator-messages.ts';
export { ChanceDots } from './calculator/chance-dots.tsx';
export { ResultDetails } from './calculator/result-details.tsx';
export { resultMessages } from './calculator/result-messages.ts';
export { StandaloneResults } from './calculator/standalone-results.tsx';
export { type CalculatorState, type CalculatorStore, useCalculator } from './calculator/use-calculator.ts';
export {
  type ChartData,
  ChartFigure,
  type ChartFigureProps,
  DataTable,
  ScrollableTable,
} from './charts/chart-figure.tsx';
export { ChartFrame, chartScales } from './charts/chart-frame.tsx';
export { ChartReader } from './charts/chart-reader.tsx';
export { GrowthChart, growthLines } from './charts/growth-chart.tsx';
export { type Line, LineChart, LineSample } from './charts/line-chart.tsx';
export { afterPress } from './fields/after-press.ts';
export { SliderField } from './fields/slider-field.tsx';
export { clampInput, parseNumber } from './fields/typed-number.ts';
export { UnbrokenAmounts } from './unbroken-amounts.tsx';
export { useDebouncedValue } from './use-debounced-value.ts';
