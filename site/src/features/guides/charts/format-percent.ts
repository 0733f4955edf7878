import { formatNumber } from '@whenabouts/core';

/** Formats a percentage with at most one decimal. */
export function formatPercent(percentage: number): string {
  return `${formatNumber(Math.round(percentage * 10) / 10)}%`;
}
