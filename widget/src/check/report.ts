import { adoptStyleSheet } from '../host/adopt-styles.ts';
import type { Cause } from './find-causes.ts';

const REPORT_ATTRIBUTE = 'data-whenabouts-check';

/** Shows the causes and findings in a dialog. Inserts them as text, because they quote the page. */
export function showReport(causes: readonly Cause[], seen: readonly string[]): void {
  document.querySelector(`[${REPORT_ATTRIBUTE}]`)?.remove();
  const host = document.createElement('div');
  host.setAttribute(REPORT_ATTRIBUTE, '');
  const root = host.attachShadow({ mode: 'open' });
  adoptStyleSheet(root, css);

  const dialog = createElement('dialog');
  const heading = createElement('h1', 'The calculator on this page');
  heading.id = 'heading';
  // Screen readers start at the heading, not at the buttons below.
  heading.tabIndex = -1;
  heading.autofocus = true;
  dialog.setAttribute('aria-labelledby', heading.id);
  const list = createElement('ul');
  list.append(...causes.map(createItem));
  const details = createElement('details');
  details.append(createElement('summary', 'What we saw'), ...seen.map((line) => createElement('p', line)));
  const status = createElement('span');
  status.setAttribute('role', 'status');
  const closeButton = createButton('Close', () => dialog.close());
  const copyReport = async () => {
    const problems = causes.map(({ title, help }) => `${title} ${help}`);
    const isCopied = await copyText([location.href, ...problems, ...seen].join('\n'));
    status.textContent = isCopied ? 'Copied' : 'This page does not allow copying.';
  };
  const copyButton = createButton('Copy the report', () => void copyReport());
  const buttons = createElement('div');
  buttons.append(closeButton, copyButton, status);
  dialog.append(heading, createElement('p', summarize(causes.length)), list, details, buttons);
  if (causes.length === 0) list.remove();
  dialog.addEventListener('close', () => host.remove());
  root.append(dialog);
  (document.body ?? document.documentElement).append(host);
  dialog.showModal();
}

const summarize = (count: number): string =>
  count === 0 ? 'The calculator works on this page.' : `${count} problem${count === 1 ? '' : 's'}.`;

/** Returns false if the page or the browser does not allow copying. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function createItem({ title, help }: Cause): HTMLElement {
  const item = createElement('li');
  const line = createElement('p');
  line.append(createElement('strong', 'Problem: '), title);
  item.append(line, createElement('p', help));
  return item;
}

function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

function createButton(text: string, onClick: () => void): HTMLButtonElement {
  const button = createElement('button', text);
  button.type = 'button';
  button.addEventListener('click', onClick);
  return button;
}

const css = `
:host{all:initial!important;display:block!important}
dialog{box-sizing:border-box;width:min(40rem,calc(100vw - 24px));max-height:calc(100vh - 24px);padding:24px;overflow:auto;border:1px solid #77766b;border-radius:16px;background:#fff;color:#1a2a2e;font:16px/1.5 system-ui,sans-serif;text-align:start;overflow-wrap:anywhere;color-scheme:light}
dialog::backdrop{background:rgb(11 18 20/60%)}
h1{outline:none;margin:0 0 8px;font-size:22px;line-height:1.2}
p{margin:0}
ul{display:grid;gap:12px;margin:16px 0;padding:0;list-style:none}
li{padding:8px 12px;border-inline-start:4px solid #a3242b;border-radius:6px;background:#fae7e5}
li p+p{color:inherit;font-size:15px}
strong{font-weight:700}
details p{margin-top:4px;font-size:15px}
summary{min-height:44px;align-content:center;cursor:pointer}
summary:focus-visible{outline:3px solid #1b4ed1;outline-offset:2px}
div{display:flex;flex-wrap:wrap;align-items:center;gap:8px}
button{min-height:44px;margin:0;padding:0 20px;border:1.5px solid #0f5e63;border-radius:10px;background:#fff;color:#0f5e63;font:600 16px/1.2 system-ui,sans-serif;cursor:pointer}
button:focus-visible{outline:3px solid #1b4ed1;outline-offset:2px}
`;
