import { PRODUCT_NAME } from '@whenabouts/core';
import { type ReactNode, useContext, useState } from 'react';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { OriginContext } from '../../ui/origin.ts';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { messages } from './messages.ts';
import { outlookCsv } from './outlook-csv.ts';
import { outlookFragment } from './outlook-link.ts';
import * as styles from './outlook-page.css.ts';
import { initialDraft } from './plan-draft.ts';
import type { OutlookState } from './use-outlook.ts';

/** Buttons to save, share, print and download the outlook. */
export function OutlookActions({ state, save }: { state: OutlookState; save: ReactNode }) {
  const { answer, replace } = state;
  const link = useContext(OriginContext) + paths.outlook + outlookFragment(answer);
  const [copyFailed, setCopyFailed] = useState(false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      toast(messages.linkCopied);
    } catch {
      // The browser denies clipboard access: show the link so that it can be copied by hand.
      setCopyFailed(true);
    }
  }

  return (
    <section className={styles.actions} aria-labelledby="keep">
      <h2 id="keep">Save and share</h2>
      <div className={styles.save}>{save}</div>
      <div className={styles.buttons}>
        <Button kind="secondary" onClick={() => void copy()}>
          Copy link
        </Button>
        <Button kind="secondary" onClick={() => print()}>
          Print
        </Button>
        <Button
          kind="secondary"
          onClick={() => saveAsFile(`${PRODUCT_NAME.toLowerCase()}-outlook.csv`, outlookCsv(answer))}
        >
          Download by year (CSV)
        </Button>
        <Button kind="quiet" onClick={() => replace(initialDraft)}>
          Reset to defaults
        </Button>
      </div>
      {copyFailed && (
        <TextField label="Link to this outlook" hint={messages.linkCopied.text} readOnly value={link} />
      )}
      <p className={styles.note}>
        Everything is calculated in your browser. Nothing you enter is sent anywhere unless you save it.
      </p>
    </section>
  );
}

function saveAsFile(name: string, text: string): void {
  // Spreadsheet programs read UTF-8 only after a byte order mark.
  const url = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
