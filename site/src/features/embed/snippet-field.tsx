import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { toast } from '../../ui/toast.ts';
import * as styles from './embed-page.css.ts';

interface SnippetFieldProps {
  label: string;
  hint?: string;
  text: string;
  rows: number;
  /** Label of the copy button. */
  copy: string;
  /** Title of the toast after copying. */
  copied: string;
}

/** A read-only code field with a copy button. */
export function SnippetField({ label, hint, text, rows, copy, copied }: SnippetFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);

  async function copyText(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: copied });
    } catch {
      // The browser denies clipboard access: select the text for copying by hand.
      area.current?.focus();
      area.current?.select();
      toast({
        title: 'Not copied',
        text: 'We selected the text for you: please copy it yourself.',
        kind: 'error',
      });
    }
  }

  return (
    <>
      <FormField id={undefined} label={label} hint={hint}>
        {(control) => (
          <textarea
            {...control}
            ref={area}
            readOnly
            rows={rows}
            spellCheck={false}
            translate="no"
            className={styles.code}
            value={text}
          />
        )}
      </FormField>
      <div>
        <Button onClick={() => void copyText()}>{copy}</Button>
      </div>
    </>
  );
}
