import type { HostPage } from './host-page.ts';
import { COPY_PROTECTION, SYNCHRONOUS_PROMISE } from './page-scripts.ts';
import { NO_POLICIES, STRICT } from './policies.ts';

/** Host pages that were added after the first version. */
export const furtherHosts: readonly HostPage[] = [
  { name: 'no connections allowed', csp: "connect-src 'none'" },
  {
    name: 'report-only CSP',
    headers: { 'content-security-policy-report-only': `${STRICT.replace("'self'", '')}; ${NO_POLICIES}` },
    csp: '',
  },
  {
    name: 'div instead of the element',
    element: '<div data-retirement-calculator="" data-theme="light"></div>',
  },
  {
    name: 'curly quotes from a CMS',
    element: '<retirement-calculator theme=”light” current-age=”35″></retirement-calculator>',
    expectedMessage: /^console: Retirement calculator: defaults are used instead of/,
  },
  {
    name: 'script without an element',
    element: '',
    placement: 'script-alone',
    scriptAttributes: 'data-theme="light"',
  },
  { name: 'body replaced', action: 'swap-body' },
  { name: 'mounted twice, as in React strict mode', action: 'strict-mode' },
  {
    name: 'inside closed details',
    action: 'show-hidden',
    body: '<details id="closed"><summary>More</summary><div id="hidden" style="display:none" inert="">{calculator}</div></details>',
  },
  { name: 'inside a dialog', action: 'open-dialog', body: '<dialog id="dialog">{calculator}</dialog>' },
  {
    name: 'inside a popover',
    action: 'open-dialog',
    body: '<div id="dialog" popover="manual">{calculator}</div>',
  },
  {
    name: 'parent with intrinsic width',
    body: '<div style="display:flex"><div style="float:left">{calculator}</div></div>',
  },
  { name: 'inserted by a tag manager', body: '', placement: 'tag-manager' },
  { name: 'preview of an editor', srcdoc: true },
  { name: 'contenteditable parent', body: '<div contenteditable="true">{calculator}</div>' },
  {
    name: 'replaced globals',
    script:
      "window.open=function(){throw 1};Math.random=function(){return 2};Date.now=function(){return NaN};window.Intl=undefined;window.name='x';",
  },
  { name: 'attributes changed at run time', action: 'change-attributes' },
  { name: 'document.open after load', action: 'document-open' },
  { name: 'mounted and unmounted 100 times', action: 'many-cycles' },
  { name: '100 calculators', body: '{calculator}'.repeat(100), calculators: 1 },
  { name: 'invalid page language', htmlAttributes: 'lang="not a language"' },
  { name: 'no-op customElements.define', script: 'customElements.define=function(){};' },
  { name: 'copy protection', script: COPY_PROTECTION, action: 'press-pointer' },
  {
    name: 'margin and max-width set by the page',
    css: 'retirement-calculator{margin:24px auto;max-width:600px}',
    action: 'measure-layout',
  },
  { name: 'synchronous Promise', script: SYNCHRONOUS_PROMISE },
];
