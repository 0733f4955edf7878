import { UnbrokenAmounts } from '@whenabouts/calculator/view';
import { formatDollars, formatRoughDollars, INFLATION, projectPlan } from '@whenabouts/core';
import { formatIn } from '../../components/dollars.ts';
import { useCalculatorInputs } from '../../numbers/store.ts';
import { type GuideSlug, paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { link } from '../../ui/link-card.css.ts';
import { guides } from './guides.ts';
import * as styles from './next-steps.css.ts';

/** Links at the end of a guide: the calculator, the explainers and the other guides. */
export function NextSteps({ slug }: { slug: GuideSlug }) {
  return (
    <nav className={styles.nextSteps} aria-labelledby="next">
      <h2 id="next">Where to go next</h2>
      <div className={styles.cards}>
        <div className={styles.calculatorCard}>
          <h3>
            <Link to={paths.calculator} className={link}>
              See your own numbers
            </Link>
          </h3>
          <p className={styles.cardText}>
            <CalculatorSummary />
          </p>
        </div>
        <div className={styles.card}>
          <h3>
            <Link to={paths.explainers} className={link}>
              Try the four explainers
            </Link>
          </h3>
          <p className={styles.cardText}>
            Move the sliders and see what happens: the 4% rule, stocks and bonds, when to claim Social
            Security, and traditional vs. Roth.
          </p>
        </div>
      </div>
      <OutlookLink slug={slug} />
      <h3 className={styles.guideLinksTitle}>The other guides</h3>
      <ul className={styles.guideLinks}>
        {guides
          .filter((guide) => guide.slug !== slug)
          .map((guide) => (
            <li key={guide.slug}>
              <Link to={paths.guide(guide.slug)} className={styles.guideLink}>
                {guide.title}
                <span className={styles.minutes}>{guide.minutes} min read</span>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** For guides about what the outlook can include: what that is, and its rules. */
const outlookTopics: Partial<Record<GuideSlug, { text: string; section: string }>> = {
  'social-security': { text: 'with a partner’s benefits and a survivor’s', section: 'couples' },
  'tax-planning': { text: 'with federal income tax on withdrawals and benefits', section: 'taxes' },
};

function OutlookLink({ slug }: { slug: GuideSlug }) {
  const inputs = useCalculatorInputs();
  const topic = outlookTopics[slug];
  if (!topic) return null;
  const numbers = inputs
    ? ` It starts with your numbers: ${inputs.currentAge} years old, ${formatDollars(inputs.currentSavings)} saved and ${formatDollars(inputs.monthlySavings)} a month.`
    : '';
  return (
    <p>
      <Link to={paths.outlook}>The outlook</Link> says when you could stop working, {topic.text}.
      <UnbrokenAmounts text={numbers} />{' '}
      <Link to={`${paths.howWeCalculate}#${topic.section}`}>How we calculate it</Link>
    </p>
  );
}

function CalculatorSummary() {
  const inputs = useCalculatorInputs();
  if (!inputs) return 'Your age, your savings, three scenarios. It takes a minute and stays in your browser.';
  const { retirementSavings, monthlyRetirementIncome, months } = projectPlan(inputs);
  const yearsToRetirement = months / 12;
  const inTodaysDollars = (amount: number) => formatIn('today', amount, yearsToRetirement);
  const text =
    `Your numbers lead to about ${inTodaysDollars(retirementSavings)} in savings at ${inputs.retirementAge}, or about ` +
    `${inTodaysDollars(monthlyRetirementIncome)} a month, in today’s dollars at ${INFLATION}% inflation ` +
    `(${formatRoughDollars(retirementSavings)} and ${formatRoughDollars(monthlyRetirementIncome)} in future dollars). ` +
    'Change them and see what happens.';
  return <UnbrokenAmounts text={text} />;
}
