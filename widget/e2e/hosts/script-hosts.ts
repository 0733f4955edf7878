import type { HostPage } from './host-page.ts';
import {
  COPY_PROTECTION,
  INCOMPLETE_PROMISE,
  NO_CONSTRUCTED_SHEETS,
  NO_STORAGE,
  PROTOTYPE_JS,
  SHORTCUTS,
  SILENT_OBSERVER,
  SYNCHRONOUS_PROMISE,
  undefine,
} from './page-scripts.ts';

/** Host pages whose scripts change globals, events or the element. */
export const scriptHosts: readonly HostPage[] = [
  { name: 'storage access throws', script: NO_STORAGE },
  { name: 'element removed and added again', action: 'remove-and-add' },
  { name: 'element moved to another parent', action: 'move' },
  { name: 'element created later', action: 'create-later', body: '<div id="later"></div>' },
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
  { name: 'incomplete Promise polyfill', script: INCOMPLETE_PROMISE },
  {
    name: 'DOM clobbering',
    body: '<form id="customElements"><input name="define"/></form><a id="module"></a><a id="trustedTypes"></a><a id="exports"></a><img name="currentScript" alt=""/><form name="adoptedStyleSheets"></form>{calculator}',
  },
  { name: 'no constructable style sheets', script: NO_CONSTRUCTED_SHEETS },
  { name: 'page translator', action: 'translate' },
  { name: 'browser extension that adds nodes', action: 'extension' },
  {
    name: 'input events stopped',
    script:
      "['keydown','input','focusin'].forEach(function(t){window.addEventListener(t,function(e){e.stopPropagation()},true)});",
  },
  { name: 'no queueMicrotask', script: undefine('queueMicrotask') },
  { name: 'single-key shortcuts', script: SHORTCUTS, action: 'type-keys' },
  { name: 'body replaced', action: 'swap-body' },
  { name: 'mounted twice, as in React strict mode', action: 'strict-mode' },
  {
    name: 'replaced globals',
    script:
      "window.open=function(){throw 1};Math.random=function(){return 2};Date.now=function(){return NaN};window.Intl=undefined;window.name='x';",
  },
  { name: 'attributes changed at run time', action: 'change-attributes' },
  { name: 'document.open after load', action: 'document-open' },
  { name: 'mounted and unmounted 100 times', action: 'many-cycles' },
  { name: 'no-op customElements.define', script: 'customElements.define=function(){};' },
  { name: 'copy protection', script: COPY_PROTECTION, action: 'press-pointer' },
  {
    name: 'no replaceAll, no Object.fromEntries',
    script: 'String.prototype.replaceAll=Object.fromEntries=undefined;',
  },
  {
    name: 'IntersectionObserver that never reports',
    script: SILENT_OBSERVER,
    body: '<div style="height:3000px">An article</div>{calculator}',
  },
  {
    name: 'element of the same name, defined by the page',
    script: "customElements.define('retirement-calculator',class extends HTMLElement{});",
    body: '{calculator}<div data-retirement-calculator=""></div>',
    expectedMessage: /^console: Retirement calculator: this page defines <retirement-calculator> itself/,
  },
  { name: 'synchronous Promise', script: SYNCHRONOUS_PROMISE },
];
