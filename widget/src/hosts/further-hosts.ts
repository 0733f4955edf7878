import type { HostPage } from './host-page.ts';
import { COPY_PROTECTION, SYNCHRONOUS_PROMISE } from './page-scripts.ts';
import { NO_POLICIES, STRICT } from './policies.ts';

/** More of what pages do. */
export const furtherHosts: readonly HostPage[] = [
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
  {
    name: 'in a popover',
    act: 'open-dialog',
    body: '<div id="dialog" popover="manual">{calculator}</div>',
  },
  {
    name: 'in a box as wide as what it holds',
    body: '<div style="display:flex"><div style="float:left">{calculator}</div></div>',
  },
  { name: 'put there by a tag manager', body: '', place: 'tag-manager' },
  { name: 'in the preview of an editor', srcdoc: true },
  { name: 'in an editor', body: '<div contenteditable="true">{calculator}</div>' },
  {
    name: 'globals of the page replaced',
    script:
      "window.open=function(){throw 1};Math.random=function(){return 2};Date.now=function(){return NaN};window.Intl=undefined;window.name='x';",
  },
  { name: 'attributes changed at run time', act: 'change-attributes' },
  { name: 'document.open after loading', act: 'document-open' },
  { name: 'a hundred times on and off', act: 'many-cycles' },
  { name: 'a hundred calculators', body: '{calculator}'.repeat(100), calculators: 1 },
  { name: 'a language that is none', htmlAttributes: 'lang="not a language"' },
  { name: 'customElements.define does nothing', script: 'customElements.define=function(){};' },
  { name: 'copy protection', script: COPY_PROTECTION, act: 'press-pointer' },
  {
    name: 'margin and max-width set by the page',
    css: 'retirement-calculator{margin:24px auto;max-width:600px}',
    act: 'measure-layout',
  },
  { name: 'a synchronous Promise', script: SYNCHRONOUS_PROMISE },
];
