export { Announcement } from './announcement.tsx';
export { Calculator, type CalculatorProps } from './calculator.tsx';
export { type ChartData, ChartFigure, type ChartFigureProps, DataTable } from './chart-figure.tsx';
export { clampInput } from './clamp-input.ts';
export { GrowthChart } from './growth-chart.tsx';
export { type Line, LineChart, LineSample } from './line-chart.tsx';
export { parseNumber } from './parse-number.ts';
export { SliderField } from './slider-field.tsx';
export { type CalculatorState, useCalculator } from './use-calculator.ts';
