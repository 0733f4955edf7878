import { PRODUCT_NAME } from '@whenabouts/core';
import { type ReactNode, useState } from 'react';
import { downloadCsv } from '../csv.ts';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import { TextField } from '../ui/text-field.tsx';
import { type ToastMessage, toast } from '../ui/toast.ts';
import * as styles from './share-actions.css.ts';

const csvFailed = {
  title: 'Error',
  text: 'The table couldn’t be loaded. Check your internet connection.',
  kind: 'error',
} as const satisfies ToastMessage;

interface Csv {
  /** End of the file name, after the product's and without .csv. */
  fileName: string;
  create: () => string | Promise<string>;
}

interface ShareActionsProps {
  link: string;
  linkLabel: string;
  /** Shown once the link has been copied. */
  copied: ToastMessage & { text: string };
  /** The table to download. */
  csv?: Csv | undefined;
  /** Shown before the buttons. */
  firstAction?: ReactNode;
}

/** Buttons that copy a link to a result, print the result, and download its table by year. */
export function ShareActions({ link, linkLabel, copied, csv, firstAction }: ShareActionsProps) {
  const [hasCopyFailed, setCopyFailed] = useState(false);

  async function copy(): Promise<void> {
    const isCopied = await copyText(link);
    setCopyFailed(!isCopied);
    if (isCopied) toast({ ...copied, isAboutPage: true });
  }

  async function downloadTable({ fileName, create }: Csv): Promise<void> {
    try {
      downloadCsv(`${PRODUCT_NAME.toLowerCase()}-${fileName}.csv`, await create());
    } catch {
      toast(csvFailed);
    }
  }

  return (
    <>
      <div className={styles.actions}>
        {firstAction}
        <Button kind="secondary" onClick={() => void copy()}>
          Copy link
        </Button>
        <Button kind="secondary" onClick={() => print()}>
          Print
        </Button>
        {csv && (
          <Button kind="secondary" onClick={() => void downloadTable(csv)}>
            Download CSV
          </Button>
        )}
      </div>
      {hasCopyFailed && <TextField label={linkLabel} hint={copied.text} readOnly value={link} />}
    </>
  );
}
