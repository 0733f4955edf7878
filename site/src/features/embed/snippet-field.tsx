import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
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

  async function copySnippet(): Promise<void> {
    if (await copyText(text)) {
      toast({ title: copied });
      return;
    }
    area.current?.focus();
    area.current?.select();
    toast({
      title: 'Not copied',
      text: 'We selected the text for you: please copy it yourself.',
      kind: 'error',
    });
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
        <Button onClick={() => void copySnippet()}>{copy}</Button>
      </div>
    </>
  );
}
