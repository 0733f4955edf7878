/** Sends the embed's events to the analytics tools of a host page. docs/embed.md has the same code. */
export const analyticsRecipe = `for (const name of ['ready', 'calculate', 'save']) {
  document.addEventListener('whenabouts:' + name, ({ detail }) => {
    if (detail.first === false) return; // only the first result of each reader
    const event = 'whenabouts_' + name;
    window.dataLayer?.push({ event, ...detail }); // Google Tag Manager
    window.gtag?.('event', event, detail); // Google Analytics 4
    window.plausible?.(event, { props: detail }); // Plausible
  });
}`;
