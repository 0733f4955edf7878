import { type Inputs, serializeHandoff } from '@whenabouts/core';
import { useEffect, useRef, useState } from 'react';
import { importOnDemand } from '../loading/import-on-demand.ts';
import type { EventDetail } from '../options/events.ts';
import { savingMessages, type Translation } from './embed-messages.ts';
import { linkButton } from './link-button.css.ts';
import * as styles from './save-result.css.ts';

export type SaveMethod = EventDetail<'save'>['by'];

export interface SaveResultProps {
  inputs: Inputs;
  /** The origin of the main site. */
  site: string;
  partner: string | undefined;
  messages?: Translation['saving'] | undefined;
  onSaveStart: (by: SaveMethod) => void;
  /** Called when a member has saved the result in the new tab. */
  onSaved: () => void;
}

/**
 * Links to the main site, where the reader can save the result. The main site saves each id once: give the component
 * another key for each result, so that it creates another id.
 */
export function SaveResult({
  inputs,
  site,
  partner,
  messages = savingMessages,
  onSaveStart,
  onSaved,
}: SaveResultProps) {
  const [id] = useState(newId);
  const href = `${site}/save${partner ? `?p=${partner}` : ''}#${serializeHandoff(inputs, id)}`;
  // A sandboxed page without an origin cannot open a tab, or only a tab that cannot save.
  const isSandboxed = window.origin === 'null';
  /** The link to the site; without a URL until the code arrives. */
  const [handoff, setHandoff] = useState<{ code?: string; url?: string }>();
  const status = useRef<HTMLDivElement>(null);

  async function createCode(): Promise<void> {
    // The button that has the focus disappears.
    status.current?.focus();
    setHandoff({});
    onSaveStart('code');
    try {
      const { createHandoffCode } = await importOnDemand(site, 'saving.js');
      setHandoff(await createHandoffCode(site, inputs, id, partner));
    } catch {
      // The link alone has all the numbers and needs no server in between.
      setHandoff({ url: href });
    }
  }

  return (
    <div className={styles.actions}>
      {!isSandboxed && (
        <SaveLink
          messages={messages}
          site={site}
          id={id}
          href={href}
          onOpen={() => onSaveStart('link')}
          onSaved={onSaved}
        />
      )}
      <div ref={status} role="status" tabIndex={-1}>
        {!handoff ? (
          <button type="button" className={linkButton} onClick={() => void createCode()}>
            {isSandboxed ? messages.getCodeOnly : messages.getCode}
          </button>
        ) : !handoff.url ? (
          <span>…</span>
        ) : handoff.code ? (
          <p>
            {messages.code}{' '}
            <strong className={styles.saveCode} translate="no">
              {handoff.code}
            </strong>
          </p>
        ) : (
          <p>{messages.openLink}</p>
        )}
      </div>
      {handoff?.url && <LinkToCopy messages={messages} url={handoff.url} />}
    </div>
  );
}

interface SaveLinkProps {
  messages: Translation['saving'];
  site: string;
  id: string;
  href: string;
  onOpen: () => void;
  onSaved: () => void;
}

/** The link that opens the main site in a new tab. Shows "Saved" when a member has saved the result there. */
function SaveLink({ messages, site, id, href, onOpen, onSaved }: SaveLinkProps) {
  const [isOpened, setIsOpened] = useState(false);
  const [isSaved, setIsSaved] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function must not restart the polling
  useEffect(() => {
    if (!isOpened) return;
    const controller = new AbortController();
    importOnDemand(site, 'saving.js').then(
      ({ watchReceipt }) =>
        watchReceipt(site, id, controller.signal, () => {
          setIsSaved(true);
          onSaved();
        }),
      // Saving in the new tab works without the receipt.
      () => undefined,
    );
    return () => controller.abort();
  }, [site, id, isOpened]);

  return (
    <>
      <a
        className={styles.saveLink}
        href={href}
        target="_blank"
        rel="noopener"
        referrerPolicy="origin"
        onClick={() => {
          setIsOpened(true);
          onOpen();
        }}
      >
        {messages.link}
      </a>
      <p role="status">
        {isOpened && (
          // A page translator may have replaced the old text node: the key makes a new element.
          <span key={`${isSaved}`}>{isSaved ? messages.saved : messages.finish}</span>
        )}
      </p>
    </>
  );
}

interface LinkToCopyProps {
  messages: Translation['saving'];
  url: string;
}

function LinkToCopy({ messages, url }: LinkToCopyProps) {
  const [isCopied, setIsCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function copy(): void {
    field.current?.select();
    // navigator.clipboard is not available in frames. If this fails, the reader can copy the selection.
    setIsCopied(document.execCommand('copy'));
  }

  return (
    <>
      <input
        ref={field}
        className={styles.linkField}
        readOnly
        value={url}
        aria-label={messages.linkField}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" className={linkButton} onClick={copy}>
        {isCopied ? messages.copied : messages.copy}
      </button>
    </>
  );
}

/** Returns 128 random bits as 22 characters of base64url. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .slice(0, 22);
}
