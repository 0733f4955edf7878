import { PRODUCT_NAME } from '@whenabouts/core';
import { CalculatorSection } from '../../features/calculator/calculator-section.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { About } from './about.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import * as styles from './landing-page.css.ts';

export function LandingPage() {
  return (
    <Page width="bleed">
      <PageHead
        title="Retirement calculator: when, and on what"
        description={`${PRODUCT_NAME} shows roughly when you can retire and on how much a month. Free, without an account, calculated in your browser.`}
      />
      <Hero />
      <section id="calculator" tabIndex={-1} className={styles.calculator} aria-label="Retirement calculator">
        <CalculatorSection />
      </section>
      <HowItWorks />
      <About />
    </Page>
  );
}
