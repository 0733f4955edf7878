import type { Finding } from './finding.ts';
import { css } from './report-css.ts';

const words = { problem: 'Problem', hint: 'Hint', good: 'Good' } as const;
const MARK = 'data-whenabouts-check';

/** Shows what was found above everything else on the page. Whatever stands in it is text, never HTML. */
export function report(findings: readonly Finding[]): void {
  document.querySelector(`[${MARK}]`)?.remove();
  const host = document.createElement('div');
  host.setAttribute(MARK, '');
  const root = host.attachShadow({ mode: 'open' });
  style(root);

  const dialog = element('dialog');
  const title = element('h1', 'The calculator on this page');
  title.id = 'title';
  // Where whoever reads or hears it begins, and not at the buttons below.
  title.tabIndex = -1;
  title.autofocus = true;
  dialog.setAttribute('aria-labelledby', title.id);
  const list = element('ul');
  list.append(...findings.map(itemOf));
  const status = element('span');
  status.setAttribute('role', 'status');
  const close = button('Close', () => dialog.close());
  const copy = button('Copy the report', () => {
    const text = findings.map(({ kind, what, help = '' }) => `${words[kind]}: ${what} ${help}`.trim());
    Promise.resolve(navigator.clipboard?.writeText([location.href, ...text].join('\n'))).then(
      () => (status.textContent = navigator.clipboard ? 'Copied' : 'This page lets nothing be copied.'),
      () => (status.textContent = 'This page lets nothing be copied.'),
    );
  });
  const buttons = element('div');
  buttons.append(close, copy, status);
  dialog.append(title, element('p', summaryOf(findings)), list, buttons);
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
    ? 'Nothing is wrong.'
    : `${count('problem', 'problem')}, ${count('hint', 'hint')}.`;
}

function itemOf({ kind, what, help }: Finding): HTMLElement {
  const item = element('li');
  item.className = kind;
  const line = element('p');
  line.append(element('strong', `${words[kind]}: `), what);
  item.append(line);
  if (help) item.append(element('p', help));
  return item;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function button(text: string, onClick: () => void): HTMLButtonElement {
  const made = element('button', text);
  made.type = 'button';
  made.addEventListener('click', onClick);
  return made;
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
