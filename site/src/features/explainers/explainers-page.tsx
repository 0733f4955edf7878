import { allocationFields, fourPercentFields, socialSecurityFields, taxFields } from '@whenabouts/core';
import { lazy, useMemo } from 'react';
import { useCalculatorInputs } from '../../calculator-inputs.ts';
import { paths } from '../../paths.ts';
import { Link, useSearchParams } from '../../router.ts';
import * as page from '../../ui/page.css.ts';
import { Page } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PrintedUrl } from '../../ui/table-of-contents.tsx';
import { type ExplainerId, explainerPath, readTab } from './explainer-names.ts';
import { ExplainerTabs, tabId } from './explainer-tabs.tsx';
import * as styles from './explainers-page.css.ts';
import { loadExplainer } from './load-explainer.ts';
import { startingValues } from './starting-values.ts';
import { useExplainerValues } from './use-explainer-values.ts';

const PANEL = 'explainer';

// Only the one that is open is loaded. There is no Suspense around them on purpose: the server sends the
// explainer as a part of the page, and the one before stays until the next is here.
const FourPercentExplainer = lazy(async () => ({
  default: (await loadExplainer.fourPercent()).FourPercentExplainer,
}));
const AllocationExplainer = lazy(async () => ({
  default: (await loadExplainer.allocation()).AllocationExplainer,
}));
const SocialSecurityExplainer = lazy(async () => ({
  default: (await loadExplainer.socialSecurity()).SocialSecurityExplainer,
}));
const TaxesExplainer = lazy(async () => ({ default: (await loadExplainer.taxes()).TaxesExplainer }));

export function ExplainersPage() {
  const [params] = useSearchParams();
  const open = readTab(params);
  return (
    <Page>
      <PageHead
        title="Retirement Explainers"
        description="Four rules of retirement to play with: the 4% rule, stocks and bonds, when to claim Social Security, and traditional against Roth savings."
        path={paths.explainers}
      />
      <div className={styles.head}>
        <h1 tabIndex={-1}>Retirement Explainers</h1>
        <p className={page.lead}>
          Four rules to play with. Move a number and see at once what follows; nothing you enter leaves your
          browser.
        </p>
        <PrintedUrl path={explainerPath(open)} />
      </div>
      <ExplainerTabs open={open} panelId={PANEL} />
      <div id={PANEL} role="tabpanel" aria-labelledby={tabId(open)}>
        <OpenExplainer open={open} />
      </div>
      <p className={styles.onward}>
        <Link to={paths.guides}>Read the guides</Link>
        <Link to={paths.calculator}>Open the calculator</Link>
      </p>
    </Page>
  );
}

/** All four keep their numbers while the visitor goes from tab to tab. */
function OpenExplainer({ open }: { open: ExplainerId }) {
  const inputs = useCalculatorInputs();
  const own = useMemo(() => startingValues(inputs), [inputs]);
  const fourPercent = useExplainerValues(fourPercentFields, own?.fourPercent);
  const allocation = useExplainerValues(allocationFields, own?.allocation);
  const socialSecurity = useExplainerValues(socialSecurityFields, own?.socialSecurity);
  const taxes = useExplainerValues(taxFields, own?.taxes);
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
