export { Calculator, type CalculatorProps } from './calculator.tsx';
export { type CalculatorState, useCalculator } from './use-calculator.ts';
