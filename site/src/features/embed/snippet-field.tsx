import { type RefObject, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { FormField } from '../../ui/form-field.tsx';
import { toast } from '../../ui/toast.ts';
import * as styles from './embed-page.css.ts';

interface CodeFieldProps {
  label: string;
  hint?: string;
  text: string;
  rows: number;
  area: RefObject<HTMLTextAreaElement | null>;
}

interface CopyButtonProps {
  text: string;
  /** Label of the button. */
  copy: string;
  /** Title of the toast after copying. */
  copied: string;
  /** The field with the text, which is selected if the browser does not allow copying. */
  area: RefObject<HTMLTextAreaElement | null>;
}

export function SnippetField({
  copy,
  copied,
  ...field
}: Omit<CodeFieldProps, 'area'> & Pick<CopyButtonProps, 'copy' | 'copied'>) {
  const area = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <CodeField {...field} area={area} />
      <div>
        <CopyButton text={field.text} copy={copy} copied={copied} area={area} />
      </div>
    </>
  );
}

export function CodeField({ label, hint, text, rows, area }: CodeFieldProps) {
  return (
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
  );
}

export function CopyButton({ text, copy, copied, area }: CopyButtonProps) {
  async function copySnippet(): Promise<void> {
    if (await copyText(text)) {
      toast({ title: copied, isAboutPage: true });
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
  return <Button onClick={() => void copySnippet()}>{copy}</Button>;
}
