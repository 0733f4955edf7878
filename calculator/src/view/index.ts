export { Announcement } from './announcement.tsx';
export {
  type AnswerPart,
  type AnswerSentences,
  answerSentences,
  answerText,
  type RetirementAnswer,
} from './answer-sentences.ts';
export { AnswerStrip } from './answer-strip.tsx';
export { Calculator, type CalculatorProps } from './calculator.tsx';
export { ChanceDots } from './chance-dots.tsx';
export {
  type ChartData,
  ChartFigure,
  type ChartFigureProps,
  DataTable,
  ScrollableTable,
} from './chart-figure.tsx';
export { ChartFrame, chartScales } from './chart-frame.tsx';
export { ChartReader } from './chart-reader.tsx';
export { GrowthChart } from './growth-chart.tsx';
export { IncomeBar } from './income-bar.tsx';
export { type Line, LineChart, LineSample } from './line-chart.tsx';
export { ResultDetails } from './result-details.tsx';
export { SliderField } from './slider-field.tsx';
export { StandaloneResults } from './standalone-results.tsx';
export { clampInput, parseNumber } from './typed-number.ts';
export { UnbrokenAmounts } from './unbroken-amounts.tsx';
export { type CalculatorState, useCalculator } from './use-calculator.ts';
export { useDebouncedValue } from './use-debounced-value.ts';
