/** How the script comes onto the page. */
export type Place =
  | 'after'
  | 'head-async'
  | 'head-defer'
  | 'head-sync'
  | 'module'
  | 'injected'
  | 'twice'
  | 'two-addresses'
  | 'document-write'
  | 'inlined'
  | 'evaluated'
  | 'script-alone'
  | 'tag-manager'
  | 'absent';

/** What happens to the calculator before it is tried. */
export type Act =
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

/** A page of somebody else, as unlike ours as pages get. `{cdn}` stands for the origin of the script. */
export interface HostPage {
  readonly name: string;
  readonly css?: string;
  /** A script of the page, before everything else. */
  readonly script?: string;
  readonly head?: string;
  readonly csp?: string;
  readonly nonce?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly htmlAttributes?: string;
  readonly kind?: 'quirks' | 'xhtml';
  /** HTML with `{calculator}` where that stands. */
  readonly body?: string;
  /** Instead of `<retirement-calculator>`. */
  readonly element?: string;
  readonly place?: Place;
  readonly scriptAttributes?: string;
  readonly act?: Act;
  /** The sandbox of the frame that the page stands in. */
  readonly sandbox?: string;
  /** The page is written into a frame, as editors show what they are about to publish. */
  readonly srcdoc?: true;
  /** How many calculators there must be; one unless given. */
  readonly calculators?: number;
  /** The page itself makes the browser complain about this. */
  readonly ownProblem?: RegExp;
}

/** Whether the page stands in a frame of another one. */
export const isFramed = ({ sandbox, srcdoc }: HostPage): boolean => sandbox !== undefined || srcdoc === true;

export interface Served {
  html: string;
  headers: Record<string, string>;
}

interface Surroundings {
  /** The origin of the script. */
  cdn: string;
  /** The version of it that a page pins. */
  version: string;
  integrity: string;
  /** Whether the page writes down what goes wrong on it. */
  watched: boolean;
}

/** Writes down what a page throws, and what the browser reports about it; loaded before everything else. */
export const WATCHER = `
window.problems=[];
addEventListener('error',function(e){problems.push('error: '+(e.message||'no '+(e.target.src||e.target.href)))},true);
addEventListener('unhandledrejection',function(e){problems.push('rejection: '+(e.reason&&e.reason.message||e.reason))});
document.addEventListener('securitypolicyviolation',function(e){if(e.disposition!=='report'||/calculator|v1/.test(e.sourceFile))problems.push('policy: '+e.effectiveDirective+' '+e.sourceFile)});
['error','warn'].forEach(function(k){var old=console[k];console[k]=function(){problems.push('console: '+[].join.call(arguments,' '));return old.apply(console,arguments)}});`;

/** As published. Without scripts the link is what remains, and the cell keeps the height. */
const ELEMENT =
  '<retirement-calculator><table><tr><td height="1400"><a href="{cdn}/">Open the retirement calculator</a></td></tr></table></retirement-calculator>';

/** The HTML and the headers of a page that holds the calculator. */
export function hostPage(host: HostPage, { cdn, version, integrity, watched }: Surroundings): Served {
  const fill = (text: string) => text.replaceAll('{cdn}', cdn).replaceAll('{integrity}', integrity);
  const isXhtml = host.kind === 'xhtml';
  const nonce = host.nonce ? ` nonce="${host.nonce}"` : '';
  const inline = (code: string) =>
    `<script${nonce}>${isXhtml ? `//<![CDATA[\n${code}\n//]]>` : code}</script>`;
  const tag = (more = '', src = `${cdn}/widget/v1.js`) =>
    `<script src="${src}"${nonce} ${more} ${fill(host.scriptAttributes ?? '')}></script>`;
  const flag = (name: string) => (isXhtml ? `${name}="${name}"` : name);

  const { place = 'after', element = ELEMENT } = host;
  const src = JSON.stringify(`${cdn}/widget/v1.js`);
  const snippet = JSON.stringify(fill(element) + tag(flag('async'))).replaceAll('</', '<\\/');
  const inHead = place.startsWith('head-');
  const tags: Record<typeof place, string> = {
    after: tag(flag('async')),
    'head-async': tag(flag('async')),
    'head-defer': tag(flag('defer')),
    'head-sync': tag(),
    module: tag('type="module"'),
    twice: tag(flag('async')) + tag(flag('async')),
    'two-addresses': tag(flag('async')) + tag(flag('async'), `${cdn}/widget/${version}/calculator.js`),
    'script-alone': tag(flag('async')),
    absent: '',
    'document-write': inline(`document.write('<script src=' + ${src} + '></scr' + 'ipt>')`),
    injected: inline(
      `addEventListener('load',function(){var s=document.createElement('script');s.src=${src};document.body.appendChild(s)})`,
    ),
    inlined: inline(
      `fetch(${src}).then(function(r){return r.text()}).then(function(t){var s=document.createElement('script');s.textContent=t;document.body.appendChild(s)})`,
    ),
    // What is set as HTML runs no script, so those who do it make the scripts in it anew.
    'tag-manager': inline(
      `addEventListener('load',function(){var d=document.createElement('div');d.innerHTML=${snippet};document.body.appendChild(d);[].forEach.call(d.getElementsByTagName('script'),function(o){var s=document.createElement('script');s.src=o.src;o.parentNode.replaceChild(s,o)})})`,
    ),
    evaluated: inline(
      `fetch(${src}).then(function(r){return r.text()}).then(function(t){new Function(t)()})`,
    ),
  };

  const head = [
    '<meta charset="utf-8"/><meta name="viewport" content="width=device-width"/><title>A blog</title><link rel="icon" href="/favicon.ico"/>',
    watched ? `<script src="/watcher.js"${nonce}></script>` : '',
    host.script ? inline(host.script) : '',
    host.css ? `<style${nonce}>${host.css}</style>` : '',
    fill(host.head ?? ''),
    inHead ? tags[place] : '',
  ].join('\n');
  const body = fill((host.body ?? '{calculator}').replaceAll('{calculator}', element));
  const start = isXhtml
    ? '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml" '
    : `${host.kind === 'quirks' ? '' : '<!doctype html>'}<html `;
  return {
    html: `${start}${host.htmlAttributes ?? 'lang="en"'}><head>${head}</head><body><p>Words before.</p><div id="host">${body}</div>${inHead ? '' : tags[place]}<p id="below">Words below.</p></body></html>`,
    headers: {
      'content-type': isXhtml ? 'application/xhtml+xml' : 'text/html; charset=utf-8',
      ...(host.csp && { 'content-security-policy': fill(host.csp) }),
      ...Object.fromEntries(Object.entries(host.headers ?? {}).map(([name, value]) => [name, fill(value)])),
    },
  };
}
