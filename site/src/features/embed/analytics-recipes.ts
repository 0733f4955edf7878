/** Scripts for host pages that count the embed's events in an analytics tool: each event once per page view, without amounts. */
export const analyticsRecipes: readonly { tool: string; code: string }[] = [
  { tool: 'Google Analytics 4', code: recipe("window.gtag?.('event', 'whenabouts_' + name)") },
  { tool: 'Google Tag Manager', code: recipe("window.dataLayer?.push({ event: 'whenabouts_' + name })") },
  { tool: 'Plausible', code: recipe("window.plausible?.('whenabouts_' + name)") },
  { tool: 'Matomo', code: recipe("window._paq?.push(['trackEvent', 'Retirement calculator', name])") },
  { tool: 'Fathom', code: recipe("window.fathom?.trackEvent('whenabouts ' + name)") },
];

function recipe(call: string): string {
  return `<script>
  for (const name of ['ready', 'calculate', 'outlook', 'save', 'saved']) {
    const count = () => ${call};
    document.addEventListener('whenabouts:' + name, count, { once: true });
  }
</script>`;
}
