import { formatDollars, formatRoughDollars, INFLATION, projectPlan, validateInputs } from '@whenabouts/core';
import { UnbrokenAmounts } from '@whenabouts/view';
import { formatIn } from '../../components/dollars/dollars.ts';
import { PageHead } from '../../components/page-head.tsx';
import { type Prose, ProseLink, Section, type SectionProps } from '../../components/prose.tsx';
import { useCalculatorInputs } from '../../numbers/store.ts';
import { type GuideSlug, paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { formatDate } from '../../ui/format-date.ts';
import { link } from '../../ui/link-card.css.ts';
import { caption } from '../../ui/page.css.ts';
import { Page } from '../../ui/page.tsx';
import { PrintedUrl } from '../../ui/printed-url.tsx';
import { TableOfContents } from '../../ui/table-of-contents.tsx';
import { GuideIllustration } from './guide-illustration.tsx';
import * as styles from './guide-page.css.ts';
import { guideSummary, guides } from './guides.ts';

/** Images of link previews. */
const previewImages: Readonly<Record<GuideSlug, string>> = {
  'retirement-planning': '/category-pictures/planning.png',
  'investment-strategies': '/category-pictures/investing.png',
  'social-security': '/category-pictures/social-security.png',
  'tax-planning': '/category-pictures/taxes.png',
  healthcare: '/category-pictures/health.png',
};

const components = { a: ProseLink, section: GuideSection };

function GuideSection(props: SectionProps) {
  return <Section {...props} className={styles.section} />;
}

interface GuidePageProps extends Prose {
  slug: GuideSlug;
  /** Shown below the title. */
  lead: string;
  /** The dollars of the examples; today's dollars by default. */
  examples?: string;
}

export function GuidePage({ slug, lead, examples, Text, sections }: GuidePageProps) {
  const { title, summary, minutes, published, updated } = guideSummary(slug);
  return (
    <Page>
      <PageHead
        title={title}
        description={summary}
        path={paths.guide(slug)}
        image={previewImages[slug]}
        article={{ published, modified: updated }}
      />
      <article className={styles.guide}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <header className={styles.header}>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.metadata}>
            Updated <time dateTime={updated}>{formatDate(updated, 'UTC')}</time>
            <span aria-hidden="true"> · </span>
            <span>{minutes} min read</span>
            <span aria-hidden="true"> · </span>
            <span>{examples ?? 'Examples in today’s dollars'}</span>
          </p>
          <PrintedUrl path={paths.guide(slug)} />
        </header>
        <div className={styles.illustration}>
          <GuideIllustration slug={slug} />
        </div>
        <TableOfContents className={styles.contents} sections={sections} />
        <div className={styles.text}>
          <Text components={components} />
          <p className={styles.disclaimer}>
            The yearly figures are also in <Link to={paths.facts}>our list</Link>, with sources and dates.
            This guide is general information for people in the United States. It can’t take your situation
            into account and is not financial, tax or legal advice. Rules and amounts change, so check the
            ones that matter to you against their source before you act.
          </p>
        </div>
        <NextSteps slug={slug} />
      </article>
    </Page>
  );
}

/** Links at the end of a guide: the calculator, the explainers and the other guides. */
function NextSteps({ slug }: { slug: GuideSlug }) {
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
          <p className={caption}>
            <CalculatorSummary />
          </p>
        </div>
        <div className={styles.card}>
          <h3>
            <Link to={paths.explainers} className={link}>
              Try the four explainers
            </Link>
          </h3>
          <p className={caption}>
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

/** The parts of a guide's topic that the outlook can include, and the section of "How we calculate" with its rules. */
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
  // The calculator keeps ages that do not fit together while they are being changed.
  if (!inputs || Object.keys(validateInputs(inputs)).length > 0)
    return 'Your age, your savings, three scenarios. It takes a minute and stays in your browser.';
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
