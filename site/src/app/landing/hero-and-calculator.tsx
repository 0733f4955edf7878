import { unpackSavedPlan } from '@whenabouts/core';
import { type MouseEvent, useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { CalculatorSection } from '../../features/calculator/calculator-section.tsx';
import { unchangedPlanId } from '../../features/calculator/unchanged-plan-id.ts';
import { useOpenCalculator } from '../../features/calculator/use-open-calculator.ts';
import { useHeroAnswer } from '../../features/outlook/hero/use-hero-answer.ts';
import { paths } from '../../paths.ts';
import { useLocation, useNavigate } from '../../router.ts';
import { isModifiedClick } from '../../ui/is-modified-click.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { whenIdle } from '../../when-idle.ts';
import { HERO_ANSWER_KEY } from '../page-data.ts';
import { Hero } from './hero.tsx';
import * as styles from './landing-page.css.ts';

const loadResultAnswer = () =>
  import('../../features/outlook/plans/result-answer.tsx').then((m) => m.ResultAnswer);
const ResultAnswer = lazyWithRetry(loadResultAnswer, 'When you could stop could not be calculated.');

const loadOutlookLink = () => import('../../features/outlook/hero/hero-answer.ts').then((m) => m.outlookLink);

/** Until the answer has loaded. */
const PENDING = 'Your outlook has your answer.';

const RESULTS = '#outlook-heading';

/** The hero and the calculator. They share one state: a number changed in one changes in the other. */
export function HeroAndCalculator() {
  const calculator = useOpenCalculator();
  const { assumptions } = calculator;
  const { inputs, setInput, errors, calculate, replace } = calculator.state;
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  // The hero and the calculator both change with a number. Announce only the answer next to the changed number.
  const [isHeroUsed, setHeroUsed] = useState(false);
  // Loaded early, the result has its answer offline.
  useEffect(() => whenIdle(() => void loadResultAnswer().catch(() => {})), []);
  const { isRetired } = unpackSavedPlan(inputs, assumptions);
  const heroState = useHeroAnswer(inputs, assumptions, useSWRConfig().fallback[HERO_ANSWER_KEY]);

  /** Shows the results and scrolls to them. With invalid numbers, the link scrolls to the calculator and its errors. */
  function showResults(event: MouseEvent): void {
    if (Object.keys(errors).length > 0) {
      // Once the numbers are corrected, the results are shown.
      calculate();
      return;
    }
    if (isModifiedClick(event)) return;
    event.preventDefault();
    replace({ inputs, hasCalculated: true });
    // With a history entry, Back leads to the hero.
    void navigate({ search, hash: RESULTS }, { replace: hash === RESULTS });
  }

  return (
    <>
      <Hero
        inputs={inputs}
        state={heroState}
        outlookPath={paths.planOutlook(unchangedPlanId(inputs, calculator.plan))}
        assumptions={assumptions}
        isRetired={isRetired}
        isAnnounced={isHeroUsed}
        onChange={(...change) => {
          setHeroUsed(true);
          setInput(...change);
        }}
        onLeave={() => setHeroUsed(false)}
        onCalculate={showResults}
      />
      <section id="calculator" tabIndex={-1} className={styles.calculator} aria-label="Retirement calculator">
        <CalculatorSection
          {...calculator}
          isMuted={isHeroUsed}
          retired={
            isRetired ? (heroState.answer?.retired ?? { sentence: PENDING, summary: PENDING }) : undefined
          }
          ResultAnswer={ResultAnswer}
          loadOutlookLink={loadOutlookLink}
        />
      </section>
    </>
  );
}
