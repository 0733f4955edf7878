import {
  allocationFields,
  formatDollars,
  fourPercentFields,
  INFLATION,
  socialSecurityFields,
  TAX_YEAR,
  TAX_YEAR_DEDUCTION,
  taxFields,
} from '@whenabouts/core';
import { useMemo } from 'react';
import { PageHead } from '../../components/page-head.tsx';
import { useCalculatorInputs } from '../../numbers/store.ts';
import { paths } from '../../paths.ts';
import { Link, useLocation, useSearchParams } from '../../router.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import * as page from '../../ui/page.css.ts';
import { NeedsScripts, Page } from '../../ui/page.tsx';
import { PrintedUrl } from '../../ui/printed-url.tsx';
import { moveBetweenTabs } from '../../ui/tab-keys.ts';
import { createExplainer } from './create-explainer.tsx';
import {
  type ExplainerId,
  explainerIds,
  explainerNames,
  explainerPath,
  namedExplainer,
} from './explainer-names.ts';
import * as styles from './explainers-page.css.ts';
import { startingValues, useExplainerValues } from './use-explainer-values.ts';

const PANEL = 'explainer';

/** Load the scripts of the explainers. Repeated calls load a script once. */
const loadExplainer = {
  fourPercent: async () => {
    const { fourPercent, fourPercentSummary } = await import('@whenabouts/view/explainers/four-percent');
    return createExplainer({
      contentOf: fourPercent,
      summaryOf: fourPercentSummary,
      calculatorNumbers: `the savings the calculator projects for when you retire, in today’s dollars at ${INFLATION}% inflation`,
    });
  },
  allocation: async () => {
    const { allocation, allocationSummary } = await import('@whenabouts/view/explainers/allocation');
    return createExplainer({
      contentOf: allocation,
      summaryOf: allocationSummary,
      calculatorNumbers: 'your ages',
    });
  },
  socialSecurity: async () => {
    const [{ socialSecurity, socialSecuritySummary }, { ExplainerRecord }] = await Promise.all([
      import('@whenabouts/view/explainers/social-security'),
      import('./explainer-record.tsx'),
    ]);
    return createExplainer({
      contentOf: socialSecurity,
      summaryOf: socialSecuritySummary,
      calculatorNumbers: 'your age, and the age you want to retire at',
      lastControl: (state) => <ExplainerRecord state={state} />,
    });
  },
  taxes: async () => {
    const { taxes, taxesSummary } = await import('@whenabouts/view/explainers/taxes');
    return createExplainer({
      contentOf: taxes,
      summaryOf: taxesSummary,
      calculatorNumbers: `your income less the ${TAX_YEAR} standard deduction of ${formatDollars(TAX_YEAR_DEDUCTION)}`,
    });
  },
};

const LOADING_FAILED = 'The explainer could not be loaded.';

// Loads only the open explainer. There is no Suspense boundary on purpose: the server renders the explainer with
// the page, and the previous one stays visible until the next is loaded.
const FourPercentExplainer = lazyWithRetry(loadExplainer.fourPercent, LOADING_FAILED);
const AllocationExplainer = lazyWithRetry(loadExplainer.allocation, LOADING_FAILED);
const SocialSecurityExplainer = lazyWithRetry(loadExplainer.socialSecurity, LOADING_FAILED);
const TaxesExplainer = lazyWithRetry(loadExplainer.taxes, LOADING_FAILED);

interface Head {
  title: string;
  description: string;
}

const overviewHead: Head = {
  title: 'Retirement Explainers',
  description:
    'Four interactive explainers: the 4% rule, stocks and bonds, when to claim Social Security, and traditional vs. Roth savings.',
};

const heads: Readonly<Record<ExplainerId, Head>> = {
  fourPercent: {
    title: 'The 4% rule: how long do savings last?',
    description:
      'Set your savings, what you take out a year and the market, and see in which year the money runs out. Interactive, in today’s dollars.',
  },
  allocation: {
    title: 'Stocks or bonds: how much in each?',
    description:
      'See how a common rule of thumb splits savings between stocks and bonds, by your age, your retirement age and how much risk you want.',
  },
  socialSecurity: {
    title: 'When to claim Social Security',
    description:
      'Compare claiming Social Security at each age from 62 to 70: the monthly check, the total to age 85, and the age at which waiting pays off.',
  },
  taxes: {
    title: 'Traditional or Roth: tax now or later?',
    description:
      'Compare a traditional with a Roth account for your tax brackets of today and of retirement, and see how much is left after tax.',
  },
};

export function ExplainersPage() {
  const [params] = useSearchParams();
  const named = namedExplainer(useLocation().pathname, params);
  const openExplainer = named ?? 'fourPercent';
  return (
    <Page>
      <PageHead
        {...(named ? heads[named] : overviewHead)}
        path={named ? explainerPath(named) : paths.explainers}
      />
      <div className={styles.header}>
        <h1 tabIndex={-1}>Retirement Explainers</h1>
        <p className={page.lead}>
          Try out four rules of thumb. Change a number and see what happens; nothing you enter leaves your
          browser.
        </p>
        <NeedsScripts to="change the numbers" />
        <PrintedUrl path={explainerPath(openExplainer)} />
      </div>
      <ExplainerTabs open={openExplainer} panelId={PANEL} />
      <div id={PANEL} role="tabpanel" aria-labelledby={tabId(openExplainer)}>
        <OpenExplainer open={openExplainer} />
      </div>
      <p className={styles.furtherLinks}>
        <Link to={paths.guides}>Read the guides</Link>
        <Link to={paths.calculator}>Open the calculator</Link>
      </p>
    </Page>
  );
}

/** Holds the state of all four explainers, so that switching tabs keeps their numbers. */
function OpenExplainer({ open }: { open: ExplainerId }) {
  const inputs = useCalculatorInputs();
  const start = useMemo(() => startingValues(inputs), [inputs]);
  const fourPercent = useExplainerValues(fourPercentFields, start?.fourPercent);
  const allocation = useExplainerValues(allocationFields, start?.allocation);
  const socialSecurity = useExplainerValues(socialSecurityFields, start?.socialSecurity);
  const taxes = useExplainerValues(taxFields, start?.taxes);
  switch (open) {
    case 'fourPercent':
      return <FourPercentExplainer state={fourPercent} />;
    case 'allocation':
      return <AllocationExplainer state={allocation} />;
    case 'socialSecurity':
      return <SocialSecurityExplainer state={socialSecurity} />;
    case 'taxes':
      return <TaxesExplainer state={taxes} />;
  }
}

interface ExplainerTabsProps {
  open: ExplainerId;
  panelId: string;
}

/** A tab list with one tab stop. Tabs are links, so that they work without scripts. */
function ExplainerTabs({ open, panelId }: ExplainerTabsProps) {
  return (
    <div role="tablist" aria-label="Explainers" className={styles.tabs} onKeyDown={moveBetweenTabs}>
      {explainerIds.map((id) => (
        <Link
          key={id}
          id={tabId(id)}
          to={explainerPath(id)}
          replace
          role="tab"
          aria-selected={id === open}
          aria-controls={panelId}
          tabIndex={id === open ? 0 : -1}
          className={styles.tab}
          // Preload the explainer on hover. A failure shows when the tab is opened.
          onPointerEnter={() => loadExplainer[id]().catch(() => {})}
        >
          {explainerNames[id].label}
        </Link>
      ))}
    </div>
  );
}

function tabId(id: ExplainerId): string {
  return `tab-${explainerNames[id].slug}`;
}
