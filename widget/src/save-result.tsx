import { type Inputs, writeHandoff } from '@whenabouts/core';
import { useMemo, useRef, useState } from 'react';
import * as styles from './embed.css.ts';
import { type HandoffCode, leaveHandoff } from './handoff-request.ts';
import { newId } from './new-id.ts';
import { useReceipt } from './use-receipt.ts';

export type SaveRoad = 'link' | 'code';

export interface SaveResultProps {
  inputs: Inputs;
  /** The origin of the main site. */
  site: string;
  partner: string | undefined;
  onSave: (by: SaveRoad) => void;
}

/** Hands the result to the main site, where the reader decides about saving it. */
export function SaveResult({ inputs, site, partner, onSave }: SaveResultProps) {
  const handoff = useMemo(() => ({ inputs, id: newId() }), [inputs]);
  const { id } = handoff;
  const href = `${site}/save${partner ? `?p=${partner}` : ''}#${writeHandoff(inputs, id)}`;
  const [openedId, setOpenedId] = useState<string>();
  const opened = openedId === id;
  const saved = useReceipt(site, opened ? id : undefined);
  const [left, setLeft] = useState<Partial<HandoffCode> & { id: string }>();

  function leave(): void {
    onSave('code');
    leaveHandoff(site, handoff, partner).then(
      (code) => setLeft({ id, ...code }),
      // The address alone carries everything, with no server in between.
      () => setLeft({ id, url: href }),
    );
  }

  const link = (
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
        {opened && <span key={`${saved}`}>{saved ? 'Saved' : 'Finish in the tab that opened.'}</span>}
      </p>
    </>
  );
  const code =
    left?.id === id ? (
      <Left key={id} code={left.code} url={left.url ?? href} />
    ) : (
      <button type="button" className={styles.plain} onClick={leave}>
        No new tab? Get a code
      </button>
    );
  // A sandbox that gives the page no origin lets no tab be opened, or none that could save.
  const isSandboxed = window.origin === 'null';

  return (
    <div className={styles.actions}>
      {isSandboxed && code}
      {link}
      {!isSandboxed && code}
    </div>
  );
}

function Left({ code, url }: { code: string | undefined; url: string }) {
  const [copied, setCopied] = useState(false);
  const address = useRef<HTMLInputElement>(null);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // Not allowed here: it is at least selected.
      address.current?.select();
    }
  }

  return (
    <>
      <p role="status">
        {code ? (
          <>
            Your code, for 24 hours:{' '}
            <strong className={styles.code} translate="no">
              {code}
            </strong>
          </>
        ) : (
          'Open this address in another tab:'
        )}
      </p>
      <input
        ref={address}
        className={styles.address}
        readOnly
        value={url}
        aria-label="Address"
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" className={styles.plain} onClick={() => void copy()}>
        {copied ? 'Copied' : 'Copy the address'}
      </button>
    </>
  );
}
