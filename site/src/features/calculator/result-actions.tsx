import type { Inputs } from '@whenabouts/core';
import { useContext, useState } from 'react';
import { paths } from '../../paths.ts';
import { resultFragment } from '../../result-link.ts';
import { Button } from '../../ui/button.tsx';
import { OriginContext } from '../../ui/origin.ts';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import * as styles from './calculator-section.css.ts';
import { messages } from './messages.ts';

interface ResultActionsProps {
  inputs: Inputs;
  onReset: () => void;
}

/** Buttons to copy a link to the result and to reset the inputs. */
export function ResultActions({ inputs, onReset }: ResultActionsProps) {
  const link = useContext(OriginContext) + paths.home + resultFragment(inputs);
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
    <div className={styles.actions}>
      <div className={styles.others}>
        <Button kind="quiet" onClick={() => void copy()}>
          Copy link to this result
        </Button>
        <Button kind="quiet" onClick={onReset}>
          Reset to defaults
        </Button>
      </div>
      {copyFailed && (
        <TextField label="Link to this result" hint={messages.linkCopied.text} readOnly value={link} />
      )}
    </div>
  );
}
