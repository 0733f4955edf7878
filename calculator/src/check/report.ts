import type { Finding } from './finding.ts';
import { css } from './report-css.ts';

const labels = { problem: 'Problem', hint: 'Hint', good: 'Good' } as const;
const MARK = 'data-whenabouts-check';

/** Shows the findings in a dialog above the page. All of them are text, never HTML. */
export function report(findings: readonly Finding[]): void {
  document.querySelector(`[${MARK}]`)?.remove();
  const host = document.createElement('div');
  host.setAttribute(MARK, '');
  const root = host.attachShadow({ mode: 'open' });
  style(root);

  const dialog = element('dialog');
  const heading = element('h1', 'The calculator on this page');
  heading.id = 'heading';
  // Screen readers start at the heading, not at the buttons below.
  heading.tabIndex = -1;
  heading.autofocus = true;
  dialog.setAttribute('aria-labelledby', heading.id);
  const list = element('ul');
  list.append(...findings.map(itemOf));
  const status = element('span');
  status.setAttribute('role', 'status');
  const close = button('Close', () => dialog.close());
  const copy = button('Copy the report', () => {
    const text = findings.map(({ kind, title, help = '' }) => `${labels[kind]}: ${title} ${help}`.trim());
    Promise.resolve(navigator.clipboard?.writeText([location.href, ...text].join('\n'))).then(
      () => (status.textContent = navigator.clipboard ? 'Copied' : 'This page does not allow copying.'),
      () => (status.textContent = 'This page does not allow copying.'),
    );
  });
  const buttons = element('div');
  buttons.append(close, copy, status);
  dialog.append(heading, element('p', summaryOf(findings)), list, buttons);
  dialog.addEventListener('close', () => host.remove());
  root.append(dialog);
  (document.body ?? document.documentElement).append(host);
  dialog.showModal();
}

function summaryOf(findings: readonly Finding[]): string {
  const count = (kind: Finding['kind'], one: string) => {
    const { length } = findings.filter((finding) => finding.kind === kind);
    return length === 1 ? `1 ${one}` : `${length} ${one}s`;
  };
  return findings.every(({ kind }) => kind === 'good')
    ? 'Everything works.'
    : `${count('problem', 'problem')}, ${count('hint', 'hint')}.`;
}

function itemOf({ kind, title, help }: Finding): HTMLElement {
  const item = element('li');
  item.className = kind;
  const line = element('p');
  line.append(element('strong', `${labels[kind]}: `), title);
  item.append(line);
  if (help) item.append(element('p', help));
  return item;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}

function button(text: string, onClick: () => void): HTMLButtonElement {
  const created = element('button', text);
  created.type = 'button';
  created.addEventListener('click', onClick);
  return created;
}

function style(root: ShadowRoot): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
  } catch {
    root.append(element('style', css));
  }
}
