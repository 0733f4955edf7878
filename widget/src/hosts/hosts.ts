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
  /** How many calculators there must be; one unless given. */
  readonly calculators?: number;
  /** The page itself makes the browser complain about this. */
  readonly ownProblem?: RegExp;
}

const STRICT =
  "default-src 'none'; script-src {cdn} 'self'; style-src 'self'; img-src 'self'; connect-src 'none'; base-uri 'none'; form-action 'none'";
const NO_POLICIES = "require-trusted-types-for 'script'; trusted-types 'none'";

const PROTOTYPE_JS = `
Array.prototype.toJSON=function(){return '['+this.join(',')+']'};
String.prototype.toJSON=function(){return '"'+this+'"'};
Array.from=function(a){var r=[];for(var i=0;i<a.length;i++)r.push(a[i]);return r};
Array.prototype.each=function(f){for(var i=0;i<this.length;i++)f(this[i])};
Array.prototype.reduce=function(){return this.length>1?this:this[0]};
Array.prototype.find=function(f){for(var i=0;i<this.length;i++)if(f(this[i],i))return this[i]};
Array.prototype.entries=function(){return this};
Function.prototype.bind=function(){var f=this,a=[].slice.call(arguments),o=a.shift();return function(){return f.apply(o,a.concat([].slice.call(arguments)))}};
document.getElementsByClassName=function(){return []};
Element.prototype.remove=function(){this.parentNode.removeChild(this);return this};
Element.prototype.replace=function(){return this};`;

const BAD_PROMISE = `
var Native=Promise;
function Bad(f){var p=new Native(f);Object.setPrototypeOf(p,Bad.prototype);return p}
Bad.prototype=Object.create(Native.prototype);Bad.prototype.finally=undefined;
Bad.resolve=function(v){return new Bad(function(r){r(v)})};
Bad.reject=function(v){return new Bad(function(_,r){r(v)})};
Bad.all=function(a){return Native.all(a)};Bad.race=function(a){return Native.race(a)};
window.Promise=Bad;`;

const NO_STORAGE = `
['localStorage','sessionStorage','indexedDB','caches'].forEach(function(k){
Object.defineProperty(window,k,{configurable:true,get:function(){throw new DOMException('denied','SecurityError')}})});
Object.defineProperty(document,'cookie',{get:function(){throw new DOMException('denied','SecurityError')},set:function(){throw new DOMException('denied','SecurityError')}});`;

const NO_CONSTRUCTED_SHEETS = `
var Old=CSSStyleSheet;window.CSSStyleSheet=function(){throw new TypeError('Illegal constructor')};
window.CSSStyleSheet.prototype=Old.prototype;delete ShadowRoot.prototype.adoptedStyleSheets;delete Document.prototype.adoptedStyleSheets;`;

const SHORTCUTS = `
window.shortcuts=0;
document.addEventListener('keydown',function(e){if(!/^(input|textarea|select|button)$/i.test(e.target.tagName))window.shortcuts++});`;

const undefine = (...names: string[]) => names.map((name) => `window.${name}=undefined;`).join('');

/** The pages that the calculator was measured on before there was one. */
const measuredHosts: readonly HostPage[] = [
  { name: 'nothing special' },
  { name: 'everything unset', css: '*{all:unset!important}' },
  { name: 'everything reverted', css: '*{all:revert!important}' },
  {
    name: 'resets of every element, important',
    css: 'button,input,label,div,span,output,a,p{font-size:31px!important;text-transform:uppercase!important;background:red!important;color:lime!important;border-radius:0!important;appearance:none!important;padding:0!important;margin:9px!important;float:left!important;box-shadow:0 0 9px red!important;letter-spacing:.3em!important}',
  },
  { name: 'a root of 62.5 %', css: 'html{font-size:62.5%}body{font-size:1.6rem}' },
  {
    name: 'loud text all around',
    css: 'body{font:30px/3 "Comic Sans MS",cursive;letter-spacing:.3em;text-transform:uppercase;word-spacing:2em;text-align:right;white-space:nowrap;color:#fff;background:#000;text-indent:4em;font-variant:small-caps;text-shadow:0 0 4px red}',
  },
  {
    name: 'transitions and animations everywhere',
    css: '@keyframes k{to{transform:rotate(9deg)}}*{box-sizing:content-box!important;transition:all 3s!important;animation:k 1s infinite!important}',
  },
  { name: 'frames hidden', css: 'iframe{max-height:40px!important;display:none!important}' },
  {
    name: 'undefined elements and empty boxes hidden',
    css: ':not(:defined){display:none!important}div:empty{display:none!important}',
  },
  { name: 'strict CSP', csp: STRICT },
  {
    name: 'CSP of a nonce and strict-dynamic',
    csp: "default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; style-src 'nonce-abc'; img-src 'self'; base-uri 'none'",
    nonce: 'abc',
  },
  { name: 'trusted types, no policies', csp: NO_POLICIES },
  { name: 'strict CSP and trusted types', csp: `${STRICT}; ${NO_POLICIES}` },
  { name: 'a sandboxed frame', sandbox: 'allow-scripts' },
  { name: 'storage that throws', script: NO_STORAGE },
  { name: 'a page from right to left', htmlAttributes: 'dir="rtl" lang="ar"' },
  { name: 'a column of 280 px', body: '<div style="width:280px;overflow:hidden">{calculator}</div>' },
  {
    name: 'in a flex row in a table cell',
    body: '<table style="width:500px"><tr><td style="display:flex"><div style="flex:1 1 0;min-width:0">{calculator}</div><div style="width:50px">z</div></td></tr></table>',
  },
  { name: 'script in the head, async', place: 'head-async' },
  { name: 'script in the head, deferred', place: 'head-defer' },
  { name: 'script in the head, blocking', place: 'head-sync' },
  { name: 'script as a module', place: 'module' },
  { name: 'script injected after loading', place: 'injected' },
  { name: 'the tag twice', place: 'twice' },
  { name: 'two copies from two addresses', place: 'two-addresses' },
  { name: 'the tag by document.write', place: 'document-write' },
  { name: 'inlined by an optimiser', place: 'inlined' },
  { name: 'run by new Function', place: 'evaluated' },
  { name: 'removed and added again', act: 'remove-and-add' },
  { name: 'moved to another parent', act: 'move' },
  { name: 'created later', act: 'create-later', body: '<div id="later"></div>' },
  { name: 'two calculators', body: '{calculator}{calculator}', calculators: 2 },
  { name: 'in a shadow root of the page', act: 'in-shadow-root', body: '<div id="shadow"></div>' },
  { name: 'Prototype.js', script: PROTOTYPE_JS },
  {
    name: 'additions to Object.prototype that show in loops',
    script:
      "Object.prototype.extend=function(){};Object.prototype.title='polluted';Object.prototype.foo='bar';Array.prototype.last=function(){return this[this.length-1]};",
  },
  {
    name: 'frozen intrinsics',
    script:
      '[Object.prototype,Array.prototype,Function.prototype,Object,Array,JSON,Math,Promise.prototype,String.prototype].forEach(Object.freeze);',
  },
  { name: 'RequireJS', head: '<script src="{cdn}/require.js"></script>' },
  {
    name: 'globals of CommonJS',
    script:
      "window.module={exports:{}};window.exports=window.module.exports;window.require=function(n){throw new Error('no '+n)};",
  },
  {
    name: 'jQuery 1.12 and Zone.js',
    head: '<script src="{cdn}/jquery.js"></script><script src="{cdn}/zone.js"></script>',
  },
  {
    name: 'a registry that refuses unknown elements',
    script:
      "var define=customElements.define;customElements.define=function(n,c,o){if(!n.startsWith('app-'))throw new Error('blocked '+n);return define.call(this,n,c,o)};",
  },
  {
    name: 'no registry of elements',
    script: "Object.defineProperty(window,'customElements',{value:undefined,configurable:true});",
  },
  { name: 'a base elsewhere', head: '<base href="https://elsewhere.example/x/"/>' },
  { name: 'quirks mode', kind: 'quirks' },
  { name: 'XHTML', kind: 'xhtml' },
  {
    name: 'no fetch, no observers',
    script: undefine(
      'fetch',
      'structuredClone',
      'IntersectionObserver',
      'ResizeObserver',
      'requestIdleCallback',
    ),
  },
  { name: 'a bad Promise', script: BAD_PROMISE },
  {
    name: 'elements with the names of globals',
    body: '<form id="customElements"><input name="define"/></form><a id="module"></a><a id="trustedTypes"></a><a id="exports"></a><img name="currentScript" alt=""/><form name="adoptedStyleSheets"></form>{calculator}',
  },
  { name: 'no constructed style sheets', script: NO_CONSTRUCTED_SHEETS },
  {
    name: 'COEP and COOP',
    headers: {
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
    },
  },
  {
    name: 'a dark page',
    head: '<meta name="color-scheme" content="dark"/>',
    css: 'html{background:#111;color:#eee}',
  },
  { name: 'a translator at work', act: 'translate' },
  { name: 'an extension that adds nodes', act: 'extension' },
  {
    name: 'input events swallowed',
    script:
      "['keydown','input','focusin'].forEach(function(t){window.addEventListener(t,function(e){e.stopPropagation()},true)});",
  },
  {
    name: 'in a contained, transformed, filtered box',
    body: '<main style="user-select:none;content-visibility:auto;transform:translateZ(0);filter:blur(0)">{calculator}</main>',
  },
  { name: 'the tag with its integrity', scriptAttributes: 'integrity="{integrity}" crossorigin="anonymous"' },
  { name: 'CSP sandbox', csp: 'sandbox allow-scripts' },
  { name: 'no queueMicrotask', script: undefine('queueMicrotask') },
  { name: 'shortcuts of single keys', script: SHORTCUTS, act: 'type-keys' },
  { name: 'on paper', act: 'print' },
  { name: 'trusted types, any policy', csp: "require-trusted-types-for 'script'" },
];

/** More of what pages do. */
const furtherHosts: readonly HostPage[] = [
  { name: 'no connections allowed', csp: "connect-src 'none'" },
  {
    name: 'reports only',
    headers: { 'content-security-policy-report-only': `${STRICT.replace("'self'", '')}; ${NO_POLICIES}` },
    csp: '',
  },
  {
    name: 'a CMS that knows no such element',
    element: '<div data-retirement-calculator="" data-theme="light"></div>',
  },
  {
    name: 'quotes curled by the CMS',
    element: '<retirement-calculator theme=”light” current-age=”35″></retirement-calculator>',
    ownProblem: /^console: Retirement calculator: defaults are used instead of/,
  },
  { name: 'the script alone', element: '', place: 'script-alone', scriptAttributes: 'data-theme="light"' },
  { name: 'the body swapped', act: 'swap-body' },
  { name: 'mounted, unmounted, mounted', act: 'strict-mode' },
  {
    name: 'in a closed part that opens',
    act: 'show-hidden',
    body: '<details id="closed"><summary>More</summary><div id="hidden" style="display:none" inert="">{calculator}</div></details>',
  },
  { name: 'in a dialog', act: 'open-dialog', body: '<dialog id="dialog">{calculator}</dialog>' },
  { name: 'in an editor', body: '<div contenteditable="true">{calculator}</div>' },
  {
    name: 'globals of the page replaced',
    script:
      "window.open=function(){throw 1};Math.random=function(){return 2};Date.now=function(){return NaN};window.name='x';",
  },
  { name: 'attributes changed at run time', act: 'change-attributes' },
  { name: 'document.open after loading', act: 'document-open' },
  { name: 'a hundred times on and off', act: 'many-cycles' },
  { name: 'a hundred calculators', body: '{calculator}'.repeat(100), calculators: 1 },
  { name: 'a language that is none', htmlAttributes: 'lang="not a language"' },
];

/** The first ones that differ by browser. */
export const smokeHosts: readonly string[] = [
  'nothing special',
  'everything unset',
  'strict CSP and trusted types',
  'no registry of elements',
  'no constructed style sheets',
  'XHTML',
  'a sandboxed frame',
];

export const hosts: readonly HostPage[] = [...measuredHosts, ...furtherHosts];
