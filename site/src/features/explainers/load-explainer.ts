/** Load the scripts of the explainers, for `lazy`. Repeated calls load a script once. */
export const loadExplainer = {
  fourPercent: () =>
    import('./four-percent/four-percent-explainer.tsx').then((m) => ({ default: m.FourPercentExplainer })),
  allocation: () =>
    import('./allocation/allocation-explainer.tsx').then((m) => ({ default: m.AllocationExplainer })),
  socialSecurity: () =>
    import('./social-security/social-security-explainer.tsx').then((m) => ({
      default: m.SocialSecurityExplainer,
    })),
  taxes: () => import('./taxes/taxes-explainer.tsx').then((m) => ({ default: m.TaxesExplainer })),
};
