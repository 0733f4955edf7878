import { type Inputs, writeHandoff } from '@whenabouts/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import * as styles from './embed.css.ts';
import type { HandoffCode } from './handoff-code.ts';
import { loadFile } from './load-file.ts';
import { newId } from './new-id.ts';

export type SaveMethod = 'link' | 'code';

export interface SaveResultProps {
  inputs: Inputs;
  /** The origin of the main site. */
  site: string;
  partner: string | undefined;
  onSave: (by: SaveMethod) => void;
}

/** Hands the result to the main site, where the reader decides whether to save it. */
export function SaveResult({ inputs, site, partner, onSave }: SaveResultProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new id for each result
  const id = useMemo(newId, [inputs]);
  const href = `${site}/save${partner ? `?p=${partner}` : ''}#${writeHandoff(inputs, id)}`;
  const [openedId, setOpenedId] = useState<string>();
  const isOpened = openedId === id;
  const [savedId, setSavedId] = useState<string>();
  const saved = savedId === id;
  const [created, setCreated] = useState<Partial<HandoffCode> & { id: string }>();

  useEffect(() => {
    if (!isOpened) return;
    const controller = new AbortController();
    loadFile(site, 'saving.js').then(
      ({ watchReceipt }) => watchReceipt(site, id, controller.signal, () => setSavedId(id)),
      // Saving in the new tab works without the receipt.
      () => undefined,
    );
    return () => controller.abort();
  }, [site, id, isOpened]);

  async function createCode(): Promise<void> {
    onSave('code');
    try {
      const { createHandoffCode } = await loadFile(site, 'saving.js');
      setCreated({ id, ...(await createHandoffCode(site, inputs, id, partner)) });
    } catch {
      // The link alone has all the numbers and needs no server in between.
      setCreated({ id, url: href });
    }
  }

  // A sandboxed page without an origin cannot open a tab, or only one that cannot save.
  const isSandboxed = window.origin === 'null';
  const link = !isSandboxed && (
    <>
      <a
        className={styles.save}
        href={href}
        target="_blank"
        rel="noopener"
        referrerPolicy="origin"
        onClick={() => {
          setOpenedId(id);
          onSave('link');
        }}
      >
        Save to my account (new tab)
      </a>
      <p role="status">
        {isOpened && <span key={`${saved}`}>{saved ? 'Saved' : 'Finish saving in the new tab.'}</span>}
      </p>
    </>
  );
  const code =
    created?.id === id ? (
      <CodeAndLink key={id} code={created.code} url={created.url ?? href} />
    ) : (
      <button type="button" className={styles.plain} onClick={() => void createCode()}>
        {isSandboxed ? 'Get a code to save this result' : 'No new tab? Get a code'}
      </button>
    );

  return (
    <div className={styles.actions}>
      {link}
      {code}
    </div>
  );
}

function CodeAndLink({ code, url }: { code: string | undefined; url: string }) {
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function copy(): void {
    field.current?.select();
    // Not navigator.clipboard: frames may not use it. If this fails too, the reader can copy the selection.
    setCopied(document.execCommand('copy'));
  }

  return (
    <>
      <p role="status">
        {code ? (
          <>
            Your code, good for 24 hours:{' '}
            <strong className={styles.code} translate="no">
              {code}
            </strong>
          </>
        ) : (
          'Open this link in another tab:'
        )}
      </p>
      <input
        ref={field}
        className={styles.linkField}
        readOnly
        value={url}
        aria-label="Link"
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" className={styles.plain} onClick={copy}>
        {copied ? 'Copied' : 'Copy the link'}
      </button>
    </>
  );
}
