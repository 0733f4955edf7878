import type { HostPage } from './host-page.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
/** Every name that a build could shorten a custom property to. */
const shortNames = [...letters, ...letters.flatMap((first) => letters.map((second) => first + second))];

/** Host pages whose styles, markup or layout could affect the calculator. */
export const styleHosts: readonly HostPage[] = [
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
  {
    name: 'custom properties of one and two letters',
    css: `:root{${shortNames.map((name) => `--${name}:10`).join(';')}}`,
  },
  {
    name: 'grid column as narrow as its content',
    body: '<div style="display:grid;grid-template-columns:min-content 1fr">{calculator}<p>An article</p></div>',
  },
  { name: 'hidden iframes', css: 'iframe{max-height:40px!important;display:none!important}' },
  {
    name: 'hidden undefined elements and empty boxes',
    css: ':not(:defined){display:none!important}div:empty{display:none!important}',
  },
  { name: 'right-to-left page', htmlAttributes: 'dir="rtl" lang="ar"' },
  { name: 'column of 280 px', body: '<div style="width:280px;overflow:hidden">{calculator}</div>' },
  {
    name: 'flex row in a table cell',
    body: '<table style="width:500px"><tr><td style="display:flex"><div style="flex:1 1 0;min-width:0">{calculator}</div><div style="width:50px">z</div></td></tr></table>',
  },
  { name: 'two calculators', body: '{calculator}{calculator}', calculators: 2 },
  { name: 'inside a shadow root of the page', action: 'in-shadow-root', body: '<div id="shadow"></div>' },
  { name: 'quirks mode', kind: 'quirks' },
  { name: 'XHTML', kind: 'xhtml' },
  {
    name: 'dark page',
    head: '<meta name="color-scheme" content="dark"/>',
    css: 'html{background:#111;color:#eee}',
  },
  {
    name: 'contained, transformed, filtered parent',
    body: '<main style="user-select:none;content-visibility:auto;transform:translateZ(0);filter:blur(0)">{calculator}</main>',
  },
  { name: 'print', action: 'print' },
  {
    name: 'div instead of the element',
    element: '<div data-retirement-calculator="" data-theme="light"></div>',
  },
  {
    name: 'curly quotes from a CMS',
    element: '<retirement-calculator theme=”light” data-current-age=”35″></retirement-calculator>',
    expectedMessage: /^console: Retirement calculator: defaults are used instead of/,
  },
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
  { name: 'contenteditable parent', body: '<div contenteditable="true">{calculator}</div>' },
  { name: '100 calculators', body: '{calculator}'.repeat(100), calculators: 1 },
  { name: 'invalid page language', htmlAttributes: 'lang="not a language"' },
  {
    name: 'form after the result',
    element:
      '<retirement-calculator><a href="{cdn}/">Open the retirement calculator</a><div slot="after-result" hidden="hidden"><form><input type="email"/><button>Subscribe</button></form></div></retirement-calculator>',
  },
  {
    name: 'margin and max-width set by the page',
    css: 'retirement-calculator{margin:24px auto;max-width:600px}',
    action: 'measure-layout',
  },
];
