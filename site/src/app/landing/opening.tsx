import { useSWRConfig } from 'swr';
import { CalculatorSection } from '../../features/calculator/calculator-section.tsx';
import { useOpenCalculator } from '../../features/calculator/use-open-calculator.ts';
import { useOpeningAnswer } from '../../features/outlook/opening/use-opening-answer.ts';
import { Hero } from './hero.tsx';
import * as styles from './landing-page.css.ts';
import { OPENING_KEY } from './opening-key.ts';

/** The hero and the calculator. They share one state: a number changed in one changes in the other. */
export function Opening() {
  const calculator = useOpenCalculator();
  const { inputs, setInput } = calculator.state;
  const opening = useOpeningAnswer(inputs, useSWRConfig().fallback[OPENING_KEY]);
  return (
    <>
      <Hero inputs={inputs} opening={opening} onChange={setInput} />
      <section id="calculator" tabIndex={-1} className={styles.calculator} aria-label="Retirement calculator">
        <CalculatorSection {...calculator} />
      </section>
    </>
  );
}
