import { loadFromHistory } from '../../history-state.ts';
import { type PlanDraft, parseDraft } from './plan-draft.ts';

/** Key of the outlook in the state of a history entry. */
export const HISTORY_KEY = 'whenaboutsOutlook';

export const MAX_VERSIONS = 3;

export interface HistoryOutlook {
  draft: PlanDraft;
  /** The versions that are compared, at most three. */
  versions: readonly PlanDraft[];
}

/** Reads the outlook of the current history entry. Returns null if there is none that is valid. */
export function loadHistoryOutlook(year: number): HistoryOutlook | null {
  const stored = loadFromHistory(HISTORY_KEY);
  const draft = stored && parseDraft(stored.draft, year);
  if (!draft) return null;
  const versions = Array.isArray(stored.versions) ? stored.versions : [];
  return {
    draft,
    versions: versions
      .slice(0, MAX_VERSIONS)
      .map((version) => parseDraft(version, year))
      .filter((version) => version !== null),
  };
}
