import type { LifetimeAssumptions, NumericAssumptionName } from '@whenabouts/core';
import { readFragmentNumbers, resultFragment } from './link-fragment.ts';
import {
  type CompletePlan,
  draftOf,
  draftOfPlan,
  initialDraft,
  type PlanDraft,
  parseDraft,
} from './plan-draft.ts';
import { readPendingPlan, takePendingPlan } from './session-storage.ts';
import { readVisit } from './store.ts';
import type { NumbersFormat } from './use-restored-numbers.ts';

export const MAX_VERSIONS = 3;

/** The assumptions of a link, in this order. Links of earlier releases depend on it. */
const linkedNames: readonly (NumericAssumptionName | 'contributionsRise')[] = [
  'monthlySpending',
  'planAge',
  'volatility',
  'inflation',
  'targetChance',
  'stocks',
  'birthYear',
  'claimingAge',
  'knownBenefit',
  'knownBenefitAge',
  'contributionsRise',
];

export interface OutlookNumbers {
  draft: PlanDraft;
  /** The versions that are compared, at most three. Only a history entry has any. */
  versions: readonly PlanDraft[];
}

/**
 * Reads the outlook's numbers.
 *
 * @param year The current calendar year.
 */
export function outlookFormat(year: number): NumbersFormat<OutlookNumbers> {
  return {
    historyKey: 'whenaboutsOutlook',
    hashAfterLink: '',
    takePending: () => {
      // The calculator shows plans without assumptions.
      if (readPendingPlan()?.assumptions === undefined) return null;
      const pending = takePendingPlan();
      if (!pending) return null;
      const { inputs, assumptions = null } = pending;
      return { draft: draftOf(inputs, assumptions, year) ?? { ...initialDraft, inputs }, versions: [] };
    },
    readLink: (hash) => {
      const draft = readOutlookFragment(hash, year);
      return draft === null || draft === 'unreadable' ? draft : { draft, versions: [] };
    },
    readHistory: (stored) => {
      const draft = parseDraft(stored.draft, year);
      if (!draft) return null;
      const versions = Array.isArray(stored.versions) ? stored.versions : [];
      return {
        draft,
        versions: versions
          .slice(0, MAX_VERSIONS)
          .map((version) => parseDraft(version, year))
          .filter((version) => version !== null),
      };
    },
    readPlan: (plan) => ({ draft: draftOfPlan(plan, year), versions: [] }),
    readVisit: () => {
      const { draft } = readVisit();
      return draft && { draft, versions: [] };
    },
  };
}

/**
 * Formats a plan as a URL fragment. Includes all assumptions, so that the link shows the same plan when defaults
 * change.
 */
export function outlookFragment({ inputs, assumptions }: CompletePlan): string {
  return resultFragment(
    inputs,
    linkedNames.map((name) => {
      const value = assumptions[name];
      return typeof value === 'boolean' ? Number(value) : value;
    }),
  );
}

/**
 * Reads a plan from a URL fragment. Missing assumptions get the defaults: links of the calculator have none, and older
 * links lack newer assumptions. Returns null if the fragment contains no plan.
 */
export function readOutlookFragment(hash: string, year: number): PlanDraft | 'unreadable' | null {
  const numbers = readFragmentNumbers(hash);
  if (numbers === null || numbers === 'unreadable') return numbers;
  const { inputs, assumptions } = numbers;
  if (assumptions.length > linkedNames.length) return 'unreadable';
  const named = Object.fromEntries(
    assumptions.map((value, index) => {
      const name = linkedNames[index];
      return [name, name === 'contributionsRise' ? value === 1 : value];
    }),
  );
  return draftOf(inputs, named as Partial<LifetimeAssumptions>, year) ?? 'unreadable';
}
