import { escapeMarkup, reservedHeight } from '@whenabouts/server/contract';
import type { WidgetPin } from '../../api/widget-pin.ts';
import { scriptJson } from '../../script-json.ts';
import type { Attribute, EmbedKind } from './embed-settings.ts';

export interface SnippetRequest {
  kind: EmbedKind;
  origin: string;
  attributes: readonly Attribute[];
  /** Pins a version; by default the snippet loads the newest one. */
  pin?: WidgetPin | undefined;
}

const english = { link: 'Open the retirement calculator', title: 'Retirement calculator' };
const spanish: typeof english = {
  link: 'Abre la calculadora de jubilación (en inglés)',
  title: 'Calculadora de jubilación',
};

/** Returns the HTML that embeds the calculator. Attribute values are escaped. */
export function createSnippet({ kind, origin, attributes, pin }: SnippetRequest): string {
  const script = (extraAttributes: readonly Attribute[] = []) =>
    `${pin ? `${importMap(origin, pin)}\n` : ''}<script async${attributesOf([
      ['src', pin ? `${origin}/widget/${pin.version}/calculator.js` : `${origin}/widget/v1.js`],
      ...(pin
        ? ([['integrity', pin.integrity] as const, ['crossorigin', 'anonymous'] as const] as const)
        : []),
      ...extraAttributes,
    ])}></script>`;
  const dataAttributes = attributes.map(([name, value]) => [`data-${name}`, value] as const);
  const height = String(reservedHeight(attributes));
  const isSpanish = attributes.some(([name, value]) => name === 'lang' && /^es\b/i.test(value));
  const { link, title } = isSpanish ? spanish : english;
  const fallback = `  <table><tr><td height="${height}"><a${attributesOf([['href', `${origin}/`]])}>${link}</a></td></tr></table>`;
  switch (kind) {
    case 'element':
      return [
        script(),
        `<retirement-calculator${attributesOf(attributes)}>`,
        fallback,
        '</retirement-calculator>',
      ].join('\n');
    case 'div':
      return [
        `<div${attributesOf([['data-retirement-calculator', ''], ...dataAttributes])}>`,
        fallback,
        '</div>',
        // LiteSpeed's and Cloudflare's optimizers skip scripts with these attributes.
        script([
          ['data-no-optimize', '1'],
          ['data-cfasync', 'false'],
        ]),
      ].join('\n');
    case 'script':
      return script([['data-retirement-calculator', ''], ...dataAttributes]);
    case 'frame':
      return `<iframe${attributesOf([
        ['src', origin + framePath(attributes)],
        ['title', title],
        ['width', '100%'],
        ['height', height],
        ['frameborder', '0'],
        ['loading', 'lazy'],
      ])}></iframe>`;
  }
}

/** Returns the import map with which browsers check the files that the pinned script loads on demand. */
function importMap(origin: string, { version, filesOnDemand }: WidgetPin): string {
  const integrity = Object.entries(filesOnDemand).map(([name, hash]) => [
    `${origin}/widget/${version}/${name}`,
    hash,
  ]);
  const json = scriptJson({ integrity: Object.fromEntries(integrity) }, 2);
  return `<script type="importmap">\n${json}\n</script>`;
}

export function framePath(attributes: readonly Attribute[]): string {
  const query = new URLSearchParams(attributes.map(([name, value]) => [name, value])).toString();
  return query ? `/widget/frame?${query}` : '/widget/frame';
}

/**
 * Returns the HTML of a script that makes the frame as tall as the calculator in it, and dispatches the calculator's
 * events at the frame.
 */
export function createFrameScript(origin: string): string {
  return `<script>
  addEventListener(${scriptJson('message')}, ({ origin, source, data }) => {
    if (origin !== ${scriptJson(origin)} || !/^whenabouts:/.test(data.type)) return;
    for (const frame of document.querySelectorAll('iframe')) {
      if (frame.contentWindow !== source) continue;
      if (data.type === 'whenabouts:resize') frame.height = data.height;
      else frame.dispatchEvent(new CustomEvent(data.type, { bubbles: true, detail: data.detail }));
    }
  });
</script>`;
}

/** Returns a bookmarklet that checks the page on which it is clicked. */
export function createBookmarklet(origin: string): string {
  const failure = `The check could not be loaded from ${origin}: the Content Security Policy of this page (script-src) or a content blocker prevents it. If the calculator is missing too, this is why.`;
  const url = `${origin}/widget/check.js?`;
  return `javascript:void import(${scriptJson(url)}+Date.now()).catch(()=>alert(${scriptJson(failure)}))`;
}

function attributesOf(attributes: readonly Attribute[]): string {
  return attributes.map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`).join('');
}

/** Scripts that count the embed's events in a host page's analytics tool, once per page view and without amounts. */
export const analyticsRecipes: readonly { tool: string; code: string }[] = [
  { tool: 'Google Analytics 4', code: recipe("window.gtag?.('event', 'whenabouts_' + name)") },
  { tool: 'Google Tag Manager', code: recipe("window.dataLayer?.push({ event: 'whenabouts_' + name })") },
  { tool: 'Plausible', code: recipe("window.plausible?.('whenabouts_' + name)") },
  { tool: 'Matomo', code: recipe("window._paq?.push(['trackEvent', 'Retirement calculator', name])") },
  { tool: 'Fathom', code: recipe("window.fathom?.trackEvent('whenabouts ' + name)") },
];

/** Returns the HTML of a script that runs `call` for each event. The event's name is in the variable `name`. */
function recipe(call: string): string {
  return `<script>
  for (const name of ['ready', 'calculate', 'outlook', 'save', 'saved']) {
    const count = () => ${call};
    document.addEventListener('whenabouts:' + name, count, { once: true });
  }
</script>`;
}
