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

/** The pages that the calculator was measured on before there was one. */
export const measuredHosts: readonly HostPage[] = [
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
