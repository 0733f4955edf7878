import { PRODUCT_NAME } from '@whenabouts/core';
import { type ReactNode, useState } from 'react';
import { downloadCsv } from '../csv.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { type ToastMessage, toast } from '../ui/toast.ts';
import * as styles from './share-actions.css.ts';

interface ShareActionsProps {
  /** The link to these numbers. */
  link: string;
  linkLabel: string;
  /** Shown once the link has been copied. */
  copied: ToastMessage & { text: string };
  /** The file's name, after that of the product. */
  file: string;
  csv: () => string;
  /** Shown before the buttons. */
  before?: ReactNode;
  /** Shown after the buttons. */
  after?: ReactNode;
}

/** A row of buttons that copy a link to a result, print it, and download it by year. */
export function ShareActions({ link, linkLabel, copied, file, csv, before, after }: ShareActionsProps) {
  const [copyFailed, setCopyFailed] = useState(false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      toast(copied);
    } catch {
      // The browser denies clipboard access: show the link so that it can be copied by hand.
      setCopyFailed(true);
    }
  }

  return (
    <>
      <div className={styles.row}>
        {before}
        <Button kind="secondary" onClick={() => void copy()}>
          Copy link
        </Button>
        <Button kind="secondary" onClick={() => print()}>
          Print
        </Button>
        <Button
          kind="secondary"
          onClick={() => downloadCsv(`${PRODUCT_NAME.toLowerCase()}-${file}.csv`, csv())}
        >
          Download CSV
        </Button>
        {after}
      </div>
      {copyFailed && <TextField label={linkLabel} hint={copied.text} readOnly value={link} />}
    </>
  );
}
