import { paths } from '../../paths.ts';

export interface ExplainerName {
  /** Value of `?tab=` in the URL. */
  slug: string;
  label: string;
}

export const explainerNames = {
  fourPercent: { slug: '4-percent-rule', label: '4% Rule' },
  allocation: { slug: 'allocation', label: 'Risk & Allocation' },
  socialSecurity: { slug: 'social-security', label: 'Social Security' },
  taxes: { slug: 'taxes', label: 'Taxes' },
} as const satisfies Record<string, ExplainerName>;

export type ExplainerId = keyof typeof explainerNames;

export const explainerIds = Object.keys(explainerNames) as readonly ExplainerId[];

/** Returns the explainer named in the URL; the first one by default. */
export function readTab(params: URLSearchParams): ExplainerId {
  return explainerIds.find((id) => explainerNames[id].slug === params.get('tab')) ?? 'fourPercent';
}

export function explainerPath(id: ExplainerId): string {
  return id === 'fourPercent' ? paths.explainers : `${paths.explainers}?tab=${explainerNames[id].slug}`;
}
