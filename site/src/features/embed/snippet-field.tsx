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
  /** What the button says. */
  copy: string;
  /** What is said afterwards. */
  copied: string;
}

/** Text to take away: by the button, or by selecting it. */
export function SnippetField({ label, hint, text, rows, copy, copied }: SnippetFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);

  async function take(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: copied });
    } catch {
      // The browser does not let us: the reader can, once it is selected.
      area.current?.focus();
      area.current?.select();
      toast({ title: 'Not copied', text: 'It is selected now: please copy it yourself.', kind: 'error' });
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
        <Button onClick={() => void take()}>{copy}</Button>
      </div>
    </>
  );
}
