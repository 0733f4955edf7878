export { Announcement } from './announcement.tsx';
export { Calculator, type CalculatorProps } from './calculator.tsx';
export { GrowthChart } from './growth-chart.tsx';
export { SliderField } from './slider-field.tsx';
export { type CalculatorState, useCalculator } from './use-calculator.ts';
