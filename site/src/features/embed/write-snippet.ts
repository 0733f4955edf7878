import type { Attribute, EmbedKind } from './embed-settings.ts';

export interface Pin {
  version: string;
  /** The checksum of its script. */
  integrity: string;
}

export interface SnippetRequest {
  kind: EmbedKind;
  /** Where the site stands. */
  origin: string;
  attributes: readonly Attribute[];
  /** Names one version for ever; the newest where it is absent. */
  pin?: Pin | undefined;
}

/** So high is the calculator in the column of most blogs. */
const HEIGHT = 1400;

/** The HTML that puts the calculator onto a page. Whatever a value holds, it stays a value. */
export function writeSnippet({ kind, origin, attributes, pin }: SnippetRequest): string {
  const script = (more: readonly Attribute[] = []) =>
    `<script async${attributesOf([
      ['src', pin ? `${origin}/widget/${pin.version}/calculator.js` : `${origin}/widget/v1.js`],
      ...(pin
        ? ([['integrity', pin.integrity] as const, ['crossorigin', 'anonymous'] as const] as const)
        : []),
      ...more,
    ])}></script>`;
  const data = attributes.map(([name, value]) => [`data-${name}`, value] as const);
  const fallback = `  <table><tr><td height="${HEIGHT}"><a${attributesOf([['href', `${origin}/`]])}>Open the retirement calculator</a></td></tr></table>`;
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
        `<div${attributesOf([['data-retirement-calculator', ''], ...data])}>`,
        fallback,
        '</div>',
        // Two optimisers that are told so leave a script alone.
        script([
          ['data-no-optimize', '1'],
          ['data-cfasync', 'false'],
        ]),
      ].join('\n');
    case 'script':
      return script([['data-retirement-calculator', ''], ...data]);
    case 'frame':
      return `<iframe${attributesOf([
        ['src', origin + framePath(attributes)],
        ['title', 'Retirement calculator'],
        ['width', '100%'],
        ['height', String(HEIGHT)],
        ['frameborder', '0'],
        ['loading', 'lazy'],
      ])}></iframe>`;
  }
}

/** The page for frames, with the attributes in its address. */
export function framePath(attributes: readonly Attribute[]): string {
  const query = new URLSearchParams(attributes.map(([name, value]) => [name, value])).toString();
  return query ? `/widget/frame?${query}` : '/widget/frame';
}

/** Makes a frame as high as the calculator in it, where the page may have a script. */
export function writeFrameScript(origin: string): string {
  return `<script>
  addEventListener(${inScript('message')}, ({ origin, source, data }) => {
    if (origin !== ${inScript(origin)} || data.type !== 'whenabouts:resize') return;
    for (const frame of document.querySelectorAll('iframe')) {
      if (frame.contentWindow === source) frame.height = data.height;
    }
  });
</script>`;
}

/** Looks over the page on which it is pressed. */
export function writeBookmarklet(origin: string): string {
  const refused = `The check could not be loaded from ${origin}: the policy of this page (script-src) or a blocker refuses it. If the calculator is missing too, that is why.`;
  const address = `${origin}/widget/check.js?`;
  return `javascript:void import(${inScript(address)}+Date.now()).catch(()=>alert(${inScript(refused)}))`;
}

function attributesOf(attributes: readonly Attribute[]): string {
  return attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** A string of a script that no HTML around it can end. */
function inScript(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c');
}
