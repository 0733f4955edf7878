/** Loads the script of an explainer. Repeated calls load it once. */
export const loadExplainer = {
  fourPercent: () => import('./four-percent/four-percent-explainer.tsx'),
  allocation: () => import('./allocation/allocation-explainer.tsx'),
  socialSecurity: () => import('./social-security/social-security-explainer.tsx'),
  taxes: () => import('./taxes/taxes-explainer.tsx'),
};
