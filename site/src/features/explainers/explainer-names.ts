import { paths } from '../../paths.ts';

export interface ExplainerName {
  /** Last part of the path; in old links, the value of `?tab=`. */
  slug: string;
  label: string;
}

/** The explainers in the order of their tabs. */
export const explainerNames = {
  fourPercent: { slug: '4-percent-rule', label: '4% Rule' },
  allocation: { slug: 'allocation', label: 'Risk & Allocation' },
  socialSecurity: { slug: 'social-security', label: 'Social Security' },
  taxes: { slug: 'taxes', label: 'Taxes' },
} as const satisfies Record<string, ExplainerName>;

export type ExplainerId = keyof typeof explainerNames;

export const explainerIds = Object.keys(explainerNames) as readonly ExplainerId[];

/** Returns the explainer that a URL names; null for the page about all four. */
export function namedExplainer(pathname: string, params: URLSearchParams): ExplainerId | null {
  const slug = pathname === paths.oldExplainers ? params.get('tab') : pathname.split('/').at(-1);
  return explainerIds.find((id) => explainerNames[id].slug === slug) ?? null;
}

export function explainerPath(id: ExplainerId): string {
  return paths.explainer(explainerNames[id].slug);
}

/** The page's paths: about all explainers, about each, and the one of old links, whose canonical URL is the first. */
export const explainersPaths: readonly string[] = [
  paths.explainers,
  ...explainerIds.map(explainerPath),
  paths.oldExplainers,
];
