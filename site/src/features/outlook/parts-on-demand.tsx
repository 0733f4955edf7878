import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { notPrinted } from '../../ui/printed.css.ts';
import { PastRetirements, YearByYear } from './charted-parts.tsx';
import { CopyAsText } from './copy-as-text.tsx';
import type { Birthdays } from './dates/birthdays.ts';
import { loadDates, loadTenFutures } from './included/load-controls.ts';
import { AssumptionsPanel, marketsText } from './inputs/assumptions-panel.tsx';
import * as layout from './outlook-layout.css.ts';
import { Part } from './part.tsx';
import type { OpenParts, OutlookPart } from './use-open-parts.ts';
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
  const { results, versions, setVersions, keepVersion, year, replace } = state;
  const compared = { versions, setVersions, keepVersion, year, replace };
  const charted = { results, choice: state.choice, choose: state.choose };
  const isOpen = (id: OutlookPart) => openParts.open.includes(id);
  const part = (id: OutlookPart, about: string, className = isOpen(id) ? '' : notPrinted) => ({
    id,
    about,
    openParts,
    className,
  });
  const compareClass = versions.length > 0 ? layout.compare : notPrinted;
  const checkInClass = isOpen('check-in') ? layout.checkIn : notPrinted;
  return (
    <div className={layout.parts}>
      <Part {...part('year-by-year', 'Savings and income at every age', layout.yearByYear)}>
        <YearByYear {...charted} />
        <CopyAsText results={results} resultsDraft={state.resultsDraft} year={year} />
      </Part>
      <Part {...part('ten-futures', 'What happens in each of the ten dots')}>
        <TenFuturesPart results={results} />
      </Part>
      <Part {...part('past-retirements', 'With your numbers, since 1928', layout.pastRetirements)}>
        <PastRetirements {...charted} />
      </Part>
      <Part {...part('assumptions', marketsText(results), notPrinted)}>
        <AssumptionsPanel state={state} />
      </Part>
      <Part {...part('dates', 'By your birthday and the law')}>
        <DatesPart results={results} birthdays={birthdays} setBirthdays={setBirthdays} />
      </Part>
      <Part {...part('compare', 'Up to three versions side by side', compareClass)}>
        <Versions {...compared} />
      </Part>
      <Part {...part('check-in', 'Are you still on track?', checkInClass)}>
        <CheckInPart draft={state.resultsDraft} results={results} replace={replace} />
      </Part>
    </div>
  );
}
