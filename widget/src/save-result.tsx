import { type Inputs, writeHandoff } from '@whenabouts/core';
import { useMemo, useRef, useState } from 'react';
import * as styles from './embed.css.ts';
import { createHandoffCode, type HandoffCode } from './handoff-request.ts';
import { newId } from './new-id.ts';
import { useReceipt } from './use-receipt.ts';

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
  const handoff = useMemo(() => ({ inputs, id: newId() }), [inputs]);
  const { id } = handoff;
  const href = `${site}/save${partner ? `?p=${partner}` : ''}#${writeHandoff(inputs, id)}`;
  const [openedId, setOpenedId] = useState<string>();
  const isOpened = openedId === id;
  const saved = useReceipt(site, isOpened ? id : undefined);
  const [created, setCreated] = useState<Partial<HandoffCode> & { id: string }>();

  function createCode(): void {
    onSave('code');
    createHandoffCode(site, handoff, partner).then(
      (code) => setCreated({ id, ...code }),
      // The link alone has all the numbers and needs no server in between.
      () => setCreated({ id, url: href }),
    );
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
      <button type="button" className={styles.plain} onClick={createCode}>
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
