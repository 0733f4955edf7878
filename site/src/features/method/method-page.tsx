import { PageHead } from '../../components/page-head.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { formatDate } from '../../ui/format-date.ts';
import * as page from '../../ui/page.css.ts';
import { Page } from '../../ui/page.tsx';
import { PrintedUrl } from '../../ui/printed-url.tsx';
import * as pageWithContents from '../../ui/table-of-contents.css.ts';
import { type TextSection, TextWithContents } from '../../ui/text-with-contents.tsx';
import { Cases } from './method-cases.tsx';
import { Couples, LawAndWork, Taxes } from './method-household.tsx';
import { Defaults, Limits } from './method-limits.tsx';
import * as styles from './method-page.css.ts';
import {
  AdaptiveSpendingRules,
  CashFlowRules,
  CheckInRules,
  HistoryRules,
  LongevityRules,
  MarketRules,
  MoneyRules,
  SocialSecurityRules,
  SuccessRules,
  TimeRules,
} from './method-rules.tsx';

/** Date of the last change to the rules of the calculations. Update it with the rules. */
export const METHOD_UPDATED = '2026-11-26';

const TITLE = 'How we calculate';

const sections: readonly TextSection[] = [
  { id: 'time', heading: 'Time', body: <TimeRules /> },
  { id: 'money', heading: 'Money', body: <MoneyRules /> },
  { id: 'markets', heading: 'Markets', body: <MarketRules /> },
  { id: 'success', heading: 'When a plan works', body: <SuccessRules /> },
  { id: 'social-security', heading: 'Social Security', body: <SocialSecurityRules /> },
  { id: 'couples', heading: 'Couples', body: <Couples /> },
  { id: 'taxes', heading: 'Taxes', body: <Taxes /> },
  { id: 'law', heading: 'Law, wages and health insurance', body: <LawAndWork /> },
  { id: 'changes', heading: 'Things that change', body: <CashFlowRules /> },
  { id: 'adaptive-spending', heading: 'Spending less in bad years', body: <AdaptiveSpendingRules /> },
  { id: 'longevity', heading: 'How long people live', body: <LongevityRules /> },
  { id: 'history', heading: 'History', body: <HistoryRules /> },
  { id: 'check-in', heading: 'The yearly check-in', body: <CheckInRules /> },
  { id: 'defaults', heading: 'Where we start', body: <Defaults /> },
  { id: 'limits', heading: 'What we leave out', body: <Limits /> },
  { id: 'cases', heading: 'Cases with known results', body: <Cases /> },
];

/** The rules of the lifetime model, its limits, and the cases that its tests check. */
export function MethodPage() {
  return (
    <Page>
      <PageHead
        title={TITLE}
        description="The rules behind the answer to when you can stop working: how we simulate your savings, what we leave out, and the published cases we check against."
        path={paths.howWeCalculate}
      />
      <article className={pageWithContents.layout}>
        <header className={pageWithContents.head}>
          <h1 tabIndex={-1}>{TITLE}</h1>
          <p className={page.lead}>
            To say <Link to={paths.outlook}>when you could stop working</Link>, we simulate your savings month
            by month through many possible futures, and count those in which your money lasts. These are the
            rules, what they leave out, and the cases with known results that we check them with.
          </p>
          <p className={page.caption}>
            Last updated <time dateTime={METHOD_UPDATED}>{formatDate(METHOD_UPDATED, 'UTC')}</time>
          </p>
          <PrintedUrl path={paths.howWeCalculate} />
        </header>
        <TextWithContents sections={sections} sectionClassName={styles.section} />
      </article>
    </Page>
  );
}
