import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ROOT_ID } from '../ui/root-id.ts';
import * as styles from './hydrate-page.css.ts';
import { followTranslatedText } from './translated-text.ts';
import { restoreTypedText, storeTypedText } from './typed-text.ts';

/**
 * Hydrates the page. Where an extension, a translator or a proxy changed its HTML, React renders it again. After an error
 * that no error boundary handles, the page stays as it was, with a notice.
 */
export function hydratePage(content: ReactNode): void {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error('The page has no root element');
  followTranslatedText(root);
  restoreTypedText();
  const served = [...document.head.querySelectorAll('title, meta, link')];
  // Its records are only read after an error.
  const removals = new MutationObserver(() => {});
  removals.observe(root, { childList: true });
  hydrateRoot(root, content, {
    onRecoverableError: (error) => {
      reportError(error);
      removeDuplicates(served);
    },
    onUncaughtError: (error) => {
      reportError(error);
      restoreNodes(removals.takeRecords());
      root.before(createErrorNotice());
      // React no longer handles the forms. Their values must not get into the URL.
      addEventListener('submit', (event) => event.preventDefault());
    },
  });
}

/** Removes the served head tags for which React has created new ones, because it has rendered the page again. */
function removeDuplicates(served: readonly Element[]): void {
  const created = [...document.head.children].filter((element) => !served.includes(element));
  for (const element of served) {
    const isDuplicate = created.some(
      // A translator may have changed the title.
      (other) => other.isEqualNode(element) || (element.localName === 'title' && other.localName === 'title'),
    );
    if (isDuplicate) element.remove();
  }
}

/** Puts back what React has removed, with the text in its fields, so that the visitor can read and copy it. */
function restoreNodes(records: readonly MutationRecord[]): void {
  for (const { target, removedNodes } of records) {
    for (const node of removedNodes) target.appendChild(node);
  }
}

function createErrorNotice(): HTMLElement {
  const notice = document.createElement('p');
  notice.className = styles.notice;
  notice.setAttribute('role', 'alert');
  const link = document.createElement('a');
  link.href = location.href;
  link.textContent = 'Reload the page';
  link.addEventListener('click', (event) => {
    event.preventDefault();
    storeTypedText();
    location.reload();
  });
  notice.append(
    'Something went wrong, and this page has stopped working. The text you typed comes back after a reload, except passwords. ',
    link,
  );
  return notice;
}
