import { Suspense } from 'react';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { notPrinted } from '../../ui/printed.css.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PastRetirements, YearByYear } from './charted-parts.tsx';
import { CopyAsText } from './copy-as-text.tsx';
import type { Birthdays } from './dates/birthdays.ts';
import { loadDates, loadTenFutures } from './included/load-controls.ts';
import { AssumptionsPanel, marketsText } from './inputs/assumptions-panel.tsx';
import * as layout from './outlook-layout.css.ts';
import { Part } from './part.tsx';
import type { OpenParts } from './use-open-parts.ts';
import type { OutlookState } from './use-outlook.ts';
import { Versions } from './versions/versions.tsx';

/** Loaded later, because most visitors come for the answer. */
const CheckInPart = lazyWithRetry(
  () => import('./check-in/check-in-part.tsx').then((m) => m.CheckInPart),
  'The check-in could not be loaded.',
);

const DatesPart = lazyWithRetry(() => loadDates().then((m) => m.DatesPart), 'The dates could not be loaded.');

const TenFuturesPart = lazyWithRetry(
  () => loadTenFutures().then((m) => m.TenFuturesPart),
  'The futures could not be loaded.',
);

interface PartsOnDemandProps {
  state: OutlookState;
  openParts: OpenParts;
  birthdays: Birthdays;
  setBirthdays: (birthdays: Birthdays) => void;
}

/** The parts of the outlook that are closed at first. */
export function PartsOnDemand({ state, openParts, birthdays, setBirthdays }: PartsOnDemandProps) {
  const { results, versions, replace } = state;
  const charted = { results, choice: state.choice, choose: state.choose };
  return (
    <div className={layout.parts}>
      <Part
        id="year-by-year"
        about="Savings and income at every age"
        openParts={openParts}
        className={layout.yearByYear}
      >
        <YearByYear {...charted} />
        <CopyAsText results={results} resultsDraft={state.resultsDraft} year={state.year} />
      </Part>
      <Part
        id="ten-futures"
        about="What happens in each of the ten dots"
        openParts={openParts}
        className={openParts.open.includes('ten-futures') ? '' : notPrinted}
      >
        <Suspense fallback={<Skeleton heights={['8rem']} label="Loading the futures…" />}>
          <TenFuturesPart results={results} />
        </Suspense>
      </Part>
      <Part
        id="past-retirements"
        about="With your numbers, since 1928"
        openParts={openParts}
        className={layout.pastRetirements}
      >
        <PastRetirements {...charted} />
      </Part>
      <Part id="assumptions" about={marketsText(results)} openParts={openParts} className={notPrinted}>
        <AssumptionsPanel state={state} />
      </Part>
      <Part
        id="dates"
        about="By your birthday and the law"
        openParts={openParts}
        className={openParts.open.includes('dates') ? '' : notPrinted}
      >
        <Suspense fallback={<Skeleton heights={['8rem']} label="Loading the dates…" />}>
          <DatesPart results={results} birthdays={birthdays} setBirthdays={setBirthdays} />
        </Suspense>
      </Part>
      <Part
        id="compare"
        about="Up to three versions side by side"
        openParts={openParts}
        className={versions.length > 0 ? layout.compare : notPrinted}
      >
        <Versions
          versions={versions}
          setVersions={state.setVersions}
          keepVersion={state.keepVersion}
          year={state.year}
          replace={replace}
        />
      </Part>
      <Part
        id="check-in"
        about="Are you still on track?"
        openParts={openParts}
        className={openParts.open.includes('check-in') ? layout.checkIn : notPrinted}
      >
        <Suspense fallback={<Skeleton heights={['8rem']} label="Loading the check-in…" />}>
          <CheckInPart draft={state.resultsDraft} replace={replace} />
        </Suspense>
      </Part>
    </div>
  );
}
