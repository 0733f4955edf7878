/** The place of the script tag, and the way it gets onto the page. */
export type Placement =
  | 'after'
  | 'head-async'
  | 'head-defer'
  | 'head-sync'
  | 'module'
  | 'injected'
  | 'twice'
  | 'two-urls'
  | 'document-write'
  | 'inlined'
  | 'evaluated'
  | 'copied'
  | 'script-alone'
  | 'tag-manager'
  | 'absent';

/** A change to the page or the calculator before the test uses it. */
export type Action =
  | 'remove-and-add'
  | 'move'
  | 'create-later'
  | 'in-shadow-root'
  | 'translate'
  | 'extension'
  | 'type-keys'
  | 'press-pointer'
  | 'measure-layout'
  | 'swap-body'
  | 'strict-mode'
  | 'show-hidden'
  | 'open-dialog'
  | 'change-attributes'
  | 'document-open'
  | 'many-cycles'
  | 'print';

/** A page that the calculator runs on. In its texts, `{cdn}` is replaced with the origin of the script. */
export interface HostPage {
  readonly name: string;
  readonly css?: string;
  /** A script that runs before everything else. */
  readonly script?: string;
  readonly head?: string;
  readonly csp?: string;
  readonly nonce?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly htmlAttributes?: string;
  readonly kind?: 'quirks' | 'xhtml';
  /** HTML in which `{calculator}` is replaced with the element. */
  readonly body?: string;
  /** Attributes of each calculator on the page, by name. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Used instead of the published snippet. */
  readonly element?: string;
  readonly placement?: Placement;
  readonly scriptAttributes?: string;
  readonly action?: Action;
  /** The `sandbox` attribute of the iframe around the page. */
  readonly sandbox?: string;
  /** The page is in the `srcdoc` of an iframe, as in previews of editors. */
  readonly srcdoc?: true;
  /** The number of calculators to expect; 1 by default. */
  readonly calculators?: number;
  /** A message that the page itself causes in the console. */
  readonly expectedMessage?: RegExp;
}

/** Returns true if the page is in an iframe of another page. */
export const isFramed = ({ sandbox, srcdoc }: HostPage): boolean => sandbox !== undefined || srcdoc === true;

/** The response for a host page. */
export interface ServedPage {
  html: string;
  headers: Record<string, string>;
}

interface HostPageOptions {
  /** The origin of the script. */
  cdn: string;
  /** The version for pages that pin one. */
  version: string;
  integrity: string;
}

/** Records errors, policy violations and console messages of a page in `window.problems`; loaded before everything else. */
export const WATCHER = `
window.problems=[];
addEventListener('error',function(e){problems.push('error: '+(e.message||'no '+(e.target.src||e.target.href)))},true);
addEventListener('unhandledrejection',function(e){problems.push('rejection: '+(e.reason&&e.reason.message||e.reason))});
document.addEventListener('securitypolicyviolation',function(e){if(e.disposition!=='report'||/calculator|v1/.test(e.sourceFile))problems.push('policy: '+e.effectiveDirective+' '+e.sourceFile)});
['error','warn'].forEach(function(k){var old=console[k];console[k]=function(){problems.push('console: '+[].join.call(arguments,' '));return old.apply(console,arguments)}});`;

/** The path of a copy of the script on the origin of the host pages, as optimizers make it. */
export const COPY = '/wp-content/cache/whenabouts.example/widget/v1.js';

/** The published snippet with the element. Without scripts the link remains, and the cell keeps the height. */
const ELEMENT =
  '<retirement-calculator><table><tr><td height="1400"><a href="{cdn}/">Open the retirement calculator</a></td></tr></table></retirement-calculator>';

/** Adds attributes to the calculators in some HTML. */
function withAttributes(html: string, attributes: HostPage['attributes'] = {}): string {
  return html
    .replaceAll('<retirement-calculator', `$&${listAttributes(attributes, '')}`)
    .replaceAll('data-retirement-calculator=""', `$&${listAttributes(attributes, 'data-')}`);
}

function listAttributes(attributes: HostPage['attributes'] = {}, prefix: string): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${prefix}${name}="${value}"`)
    .join('');
}

/** Returns the HTML and the headers of a host page. */
export function hostPage(host: HostPage, { cdn, version, integrity }: HostPageOptions): ServedPage {
  const fill = (text: string) => text.replaceAll('{cdn}', cdn).replaceAll('{integrity}', integrity);
  const ownAttributes = host.placement === 'script-alone' ? listAttributes(host.attributes, 'data-') : '';
  const scriptAttributes = ownAttributes || (host.scriptAttributes ?? '');
  const isXhtml = host.kind === 'xhtml';
  const nonce = host.nonce ? ` nonce="${host.nonce}"` : '';
  const inlineScript = (code: string) =>
    `<script${nonce}>${isXhtml ? `//<![CDATA[\n${code}\n//]]>` : code}</script>`;
  const scriptTag = (more = '', src = `${cdn}/widget/v1.js`) =>
    `<script src="${src}"${nonce} ${more} ${fill(scriptAttributes)}></script>`;
  /** XHTML has no attributes without a value. */
  const flag = (name: string) => (isXhtml ? `${name}="${name}"` : name);

  const { placement = 'after' } = host;
  const element = withAttributes(host.element ?? ELEMENT, host.attributes);
  const src = JSON.stringify(`${cdn}/widget/v1.js`);
  const snippet = JSON.stringify(fill(element) + scriptTag(flag('async'))).replaceAll('</', '<\\/');
  const inHead = placement.startsWith('head-');
  const tags: Record<Placement, string> = {
    after: scriptTag(flag('async')),
    'head-async': scriptTag(flag('async')),
    'head-defer': scriptTag(flag('defer')),
    'head-sync': scriptTag(),
    module: scriptTag('type="module"'),
    copied: scriptTag(flag('async'), COPY),
    twice: scriptTag(flag('async')) + scriptTag(flag('async')),
    'two-urls': scriptTag(flag('async')) + scriptTag(flag('async'), `${cdn}/widget/${version}/calculator.js`),
    'script-alone': scriptTag(flag('async')),
    absent: '',
    'document-write': inlineScript(`document.write('<script src=' + ${src} + '></scr' + 'ipt>')`),
    injected: inlineScript(
      `addEventListener('load',function(){var s=document.createElement('script');s.src=${src};document.body.appendChild(s)})`,
    ),
    inlined: inlineScript(
      `fetch(${src}).then(function(r){return r.text()}).then(function(t){var s=document.createElement('script');s.textContent=t;document.body.appendChild(s)})`,
    ),
    // Scripts in innerHTML do not run, so tag managers create them again.
    'tag-manager': inlineScript(
      `addEventListener('load',function(){var d=document.createElement('div');d.innerHTML=${snippet};document.body.appendChild(d);[].forEach.call(d.getElementsByTagName('script'),function(o){var s=document.createElement('script');s.src=o.src;o.parentNode.replaceChild(s,o)})})`,
    ),
    evaluated: inlineScript(
      `fetch(${src}).then(function(r){return r.text()}).then(function(t){new Function(t)()})`,
    ),
  };

  const head = [
    '<meta charset="utf-8"/><meta name="viewport" content="width=device-width"/><title>A blog</title><link rel="icon" href="/favicon.ico"/>',
    `<script src="/watcher.js"${nonce}></script>`,
    host.script ? inlineScript(host.script) : '',
    host.css ? `<style${nonce}>${host.css}</style>` : '',
    fill(host.head ?? ''),
    inHead ? tags[placement] : '',
  ].join('\n');
  const template = withAttributes(host.body ?? '{calculator}', host.attributes);
  const body = fill(template.replaceAll('{calculator}', element));
  const start = isXhtml
    ? '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml" '
    : `${host.kind === 'quirks' ? '' : '<!doctype html>'}<html `;
  return {
    html: `${start}${host.htmlAttributes ?? 'lang="en"'}><head>${head}</head><body><p>Words before.</p><div id="host">${body}</div>${inHead ? '' : tags[placement]}<p id="below">Words below.</p></body></html>`,
    headers: {
      'content-type': isXhtml ? 'application/xhtml+xml' : 'text/html; charset=utf-8',
      ...(host.csp && { 'content-security-policy': fill(host.csp) }),
      ...Object.fromEntries(Object.entries(host.headers ?? {}).map(([name, value]) => [name, fill(value)])),
    },
  };
}
