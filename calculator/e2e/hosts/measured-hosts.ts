import type { HostPage } from './host-page.ts';
import {
  BAD_PROMISE,
  NO_CONSTRUCTED_SHEETS,
  NO_STORAGE,
  PROTOTYPE_JS,
  SHORTCUTS,
  undefine,
} from './page-scripts.ts';
import { NO_POLICIES, STRICT } from './policies.ts';

/** The host pages of the first version. */
export const measuredHosts: readonly HostPage[] = [
  { name: 'plain page' },
  { name: 'everything unset', css: '*{all:unset!important}' },
  { name: 'everything reverted', css: '*{all:revert!important}' },
  {
    name: 'important resets of common elements',
    css: 'button,input,label,div,span,output,a,p{font-size:31px!important;text-transform:uppercase!important;background:red!important;color:lime!important;border-radius:0!important;appearance:none!important;padding:0!important;margin:9px!important;float:left!important;box-shadow:0 0 9px red!important;letter-spacing:.3em!important}',
  },
  { name: 'root font size of 62.5%', css: 'html{font-size:62.5%}body{font-size:1.6rem}' },
  {
    name: 'inherited text styles',
    css: 'body{font:30px/3 "Comic Sans MS",cursive;letter-spacing:.3em;text-transform:uppercase;word-spacing:2em;text-align:right;white-space:nowrap;color:#fff;background:#000;text-indent:4em;font-variant:small-caps;text-shadow:0 0 4px red}',
  },
  {
    name: 'transitions and animations everywhere',
    css: '@keyframes k{to{transform:rotate(9deg)}}*{box-sizing:content-box!important;transition:all 3s!important;animation:k 1s infinite!important}',
  },
  { name: 'hidden iframes', css: 'iframe{max-height:40px!important;display:none!important}' },
  {
    name: 'hidden undefined elements and empty boxes',
    css: ':not(:defined){display:none!important}div:empty{display:none!important}',
  },
  { name: 'strict CSP', csp: STRICT },
  {
    name: 'CSP with nonce and strict-dynamic',
    csp: "default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; style-src 'nonce-abc'; img-src 'self'; base-uri 'none'",
    nonce: 'abc',
  },
  { name: 'Trusted Types without policies', csp: NO_POLICIES },
  { name: 'strict CSP and Trusted Types', csp: `${STRICT}; ${NO_POLICIES}` },
  { name: 'sandboxed iframe', sandbox: 'allow-scripts' },
  { name: 'storage access throws', script: NO_STORAGE },
  { name: 'right-to-left page', htmlAttributes: 'dir="rtl" lang="ar"' },
  { name: 'column of 280 px', body: '<div style="width:280px;overflow:hidden">{calculator}</div>' },
  {
    name: 'flex row in a table cell',
    body: '<table style="width:500px"><tr><td style="display:flex"><div style="flex:1 1 0;min-width:0">{calculator}</div><div style="width:50px">z</div></td></tr></table>',
  },
  { name: 'async script in the head', placement: 'head-async' },
  { name: 'deferred script in the head', placement: 'head-defer' },
  { name: 'blocking script in the head', placement: 'head-sync' },
  { name: 'module script', placement: 'module' },
  { name: 'script injected after load', placement: 'injected' },
  { name: 'script tag twice', placement: 'twice' },
  { name: 'two copies from two URLs', placement: 'two-urls' },
  { name: 'script tag by document.write', placement: 'document-write' },
  { name: 'script inlined by an optimizer', placement: 'inlined' },
  { name: 'script run by new Function', placement: 'evaluated' },
  { name: 'element removed and added again', action: 'remove-and-add' },
  { name: 'element moved to another parent', action: 'move' },
  { name: 'element created later', action: 'create-later', body: '<div id="later"></div>' },
  { name: 'two calculators', body: '{calculator}{calculator}', calculators: 2 },
  { name: 'inside a shadow root of the page', action: 'in-shadow-root', body: '<div id="shadow"></div>' },
  { name: 'Prototype.js', script: PROTOTYPE_JS },
  {
    name: 'enumerable additions to Object.prototype',
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
    name: 'CommonJS globals',
    script:
      "window.module={exports:{}};window.exports=window.module.exports;window.require=function(n){throw new Error('no '+n)};",
  },
  {
    name: 'jQuery 1.12 and Zone.js',
    head: '<script src="{cdn}/jquery.js"></script><script src="{cdn}/zone.js"></script>',
  },
  {
    name: 'guarded customElements.define',
    script:
      "var define=customElements.define;customElements.define=function(n,c,o){if(!n.startsWith('app-'))throw new Error('blocked '+n);return define.call(this,n,c,o)};",
  },
  {
    name: 'no customElements',
    script: "Object.defineProperty(window,'customElements',{value:undefined,configurable:true});",
  },
  { name: 'base URL at another origin', head: '<base href="https://elsewhere.example/x/"/>' },
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
  { name: 'incomplete Promise polyfill', script: BAD_PROMISE },
  {
    name: 'DOM clobbering',
    body: '<form id="customElements"><input name="define"/></form><a id="module"></a><a id="trustedTypes"></a><a id="exports"></a><img name="currentScript" alt=""/><form name="adoptedStyleSheets"></form>{calculator}',
  },
  { name: 'no constructable style sheets', script: NO_CONSTRUCTED_SHEETS },
  {
    name: 'COEP and COOP',
    headers: {
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
    },
  },
  {
    name: 'dark page',
    head: '<meta name="color-scheme" content="dark"/>',
    css: 'html{background:#111;color:#eee}',
  },
  { name: 'page translator', action: 'translate' },
  { name: 'browser extension that adds nodes', action: 'extension' },
  {
    name: 'input events stopped',
    script:
      "['keydown','input','focusin'].forEach(function(t){window.addEventListener(t,function(e){e.stopPropagation()},true)});",
  },
  {
    name: 'contained, transformed, filtered parent',
    body: '<main style="user-select:none;content-visibility:auto;transform:translateZ(0);filter:blur(0)">{calculator}</main>',
  },
  { name: 'script tag with integrity', scriptAttributes: 'integrity="{integrity}" crossorigin="anonymous"' },
  { name: 'CSP sandbox', csp: 'sandbox allow-scripts' },
  { name: 'no queueMicrotask', script: undefine('queueMicrotask') },
  { name: 'single-key shortcuts', script: SHORTCUTS, action: 'type-keys' },
  { name: 'print', action: 'print' },
  { name: 'Trusted Types, any policy', csp: "require-trusted-types-for 'script'" },
];
