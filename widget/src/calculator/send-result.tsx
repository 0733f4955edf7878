import { useRef, useState } from 'react';
import type { Result } from '../../view/calculator/results.tsx';
import type { FilesOnDemand } from '../files.ts';
import { importOnDemand } from '../loading/import-on-demand.ts';
import { savingMessages, type Translation } from './embed-messages.ts';
import { linkButton } from './link-button.css.ts';
import * as styles from './save-result.css.ts';

interface SendResultProps {
  result: Result;
  /** The origin of the main site. */
  site: string;
  translation: Translation | undefined;
}

/** Lets readers email the result to themselves, or print it alone. The text is made in the browser, and nothing is sent to us. */
export function SendResult({ result, site, translation }: SendResultProps) {
  const messages = translation?.saving ?? savingMessages;
  const [sending, setSending] = useState<FilesOnDemand['sending.js'] | null>();
  const group = useRef<HTMLDivElement>(null);

  function load(): void {
    // The button that has the focus disappears.
    group.current?.focus();
    importOnDemand(site, 'sending.js').then(setSending, () => setSending(null));
  }

  const text = sending?.resultText({
    result,
    site,
    publisher: sending.findPublisher(document, site),
    translation,
  });
  return (
    <div ref={group} tabIndex={-1} className={styles.sendActions}>
      {sending && text ? (
        <>
          <a className={linkButton} href={sending.mailtoUrl(text)} target="_blank" rel="noopener">
            {messages.email}
          </a>
          <button type="button" className={linkButton} onClick={() => sending.printText(text)}>
            {messages.print}
          </button>
        </>
      ) : (
        <button type="button" className={linkButton} onClick={load}>
          {messages.send}
        </button>
      )}
      <span role="status">{sending === null && messages.sendFailed}</span>
    </div>
  );
}
