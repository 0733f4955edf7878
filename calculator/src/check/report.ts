import { adoptStyleSheet } from '../adopt-style-sheet.ts';
import type { Finding } from './finding.ts';
import { css } from './report-css.ts';

const labels = { problem: 'Problem', hint: 'Hint', good: 'Good' } as const;
const REPORT_ATTRIBUTE = 'data-whenabouts-check';

/** Shows the findings in a dialog above the page. All of them are text, never HTML. */
export function showReport(findings: readonly Finding[]): void {
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
  list.append(...findings.map(createItem));
  const status = createElement('span');
  status.setAttribute('role', 'status');
  const closeButton = createButton('Close', () => dialog.close());
  const copyReport = async () => {
    const isCopied = await copyText([location.href, ...findings.map(findingAsText)].join('\n'));
    status.textContent = isCopied ? 'Copied' : 'This page does not allow copying.';
  };
  const copyButton = createButton('Copy the report', () => void copyReport());
  const buttons = createElement('div');
  buttons.append(closeButton, copyButton, status);
  dialog.append(heading, createElement('p', summarize(findings)), list, buttons);
  dialog.addEventListener('close', () => host.remove());
  root.append(dialog);
  (document.body ?? document.documentElement).append(host);
  dialog.showModal();
}

function summarize(findings: readonly Finding[]): string {
  const count = (kind: 'problem' | 'hint') => {
    const { length } = findings.filter((finding) => finding.kind === kind);
    return `${length} ${kind}${length === 1 ? '' : 's'}`;
  };
  return findings.every(({ kind }) => kind === 'good')
    ? 'Everything works.'
    : `${count('problem')}, ${count('hint')}.`;
}

function findingAsText({ kind, title, help = '' }: Finding): string {
  return `${labels[kind]}: ${title} ${help}`.trim();
}

/** Returns false if the page or the browser does not allow copying. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function createItem({ kind, title, help }: Finding): HTMLElement {
  const item = createElement('li');
  item.className = kind;
  const line = createElement('p');
  line.append(createElement('strong', `${labels[kind]}: `), title);
  item.append(line);
  if (help) item.append(createElement('p', help));
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
