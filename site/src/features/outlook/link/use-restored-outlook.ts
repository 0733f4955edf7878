import type { Plan } from '@whenabouts/server/contract';
import { useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { type OutlookNumbers, outlookFormat } from '../../../numbers/outlook-numbers.ts';
import { initialDraft } from '../../../numbers/plan-draft.ts';
import { findNumbers, type Source, type SourcedNumbers, setOutlookDraft } from '../../../numbers/store.ts';
import {
  type NumbersFormat,
  readHistoryEntry,
  useRestoredNumbers,
} from '../../../numbers/use-restored-numbers.ts';
import { useLocation } from '../../../router.ts';
import { CurrentYearContext } from '../../../ui/page-contexts.ts';
import type { InitialResults } from '../initial-outlook.ts';
import { type OutlookState, useOutlook } from '../use-outlook.ts';
import { endPendingLink } from './pending-link.ts';

/**
 * The outlook's state with the visitor's numbers.
 *
 * @param initialResults The results for the example, if the server included them in the page.
 * @param isHydrated True if the page hydrates the server's markup, which has the example.
 */
export function useRestoredOutlook(
  isMember: boolean,
  plan: Plan | undefined,
  initialResults: InitialResults | null,
  isHydrated: boolean,
): OutlookState & { isFromLink: boolean; linkNotice: string | null; dismissLinkNotice: () => void } {
  const year = useContext(CurrentYearContext);
  const format = useMemo(() => outlookFormat(year), [year]);
  const [initial] = useState(() => (isHydrated ? undefined : findInitial(format)));
  const state = useOutlook(
    initial?.numbers.draft ?? initialDraft,
    initial?.numbers.versions ?? [],
    initialResults,
  );
  const { draft, resultsDraft, versions, touched, replace, setVersions } = state;

  const [linkNotice, setLinkNotice] = useState<string | null>(null);
  const show = useCallback(
    (numbers: OutlookNumbers, source: Source) => {
      replace(numbers.draft);
      setLinkNotice(numbers.linkNotice ?? null);
      if (source === 'history entry') setVersions(numbers.versions);
    },
    [replace, setVersions],
  );
  const clear = useCallback(() => {
    replace(initialDraft);
    setVersions([]);
    setLinkNotice(null);
  }, [replace, setVersions]);
  const linked = useRestoredNumbers({
    format,
    isMember,
    plan,
    initial,
    current: useMemo(() => (touched ? { draft, versions } : null), [touched, draft, versions]),
    show,
    clear,
  });
  useEffect(() => {
    if (draft !== initialDraft) setOutlookDraft(draft);
  }, [draft]);
  // Once the link's numbers have been read, they are removed from the URL.
  const { hash } = useLocation();
  useEffect(() => {
    if (format.readLink(hash) === null && resultsDraft === draft) endPendingLink();
  }, [format, hash, resultsDraft, draft]);

  return {
    ...state,
    isFromLink: linked?.draft === draft,
    linkNotice,
    dismissLinkNotice: useCallback(() => setLinkNotice(null), []),
  };
}

/** Finds the numbers for the first render of a page that the browser renders. */
function findInitial(format: NumbersFormat<OutlookNumbers>): SourcedNumbers<OutlookNumbers> | null {
  return findNumbers({
    'history entry': () => readHistoryEntry(format),
    'this visit': () => format.readVisit(),
  });
}
