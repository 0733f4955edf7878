import { outlookFragment } from '@whenabouts/core';
import { useContext, useState } from 'react';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { FormField } from '../../ui/form-field.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { OriginContext } from '../../ui/page-contexts.ts';
import { notPrinted } from '../../ui/printed.css.ts';
import { toast } from '../../ui/toast.ts';
import { simulateOutcomes } from './included/alternatives.ts';
import { loadMarkdown } from './included/load-controls.ts';
import type { OutlookState } from './use-outlook.ts';

type CopyAsTextProps = Pick<OutlookState, 'results' | 'resultsDraft' | 'year'>;

/** Copies the whole outlook as Markdown. Shows the text if the browser cannot copy it. */
export function CopyAsText({ results, resultsDraft, year }: CopyAsTextProps) {
  const origin = useContext(OriginContext);
  const [shown, setShown] = useState<{ text: string; results: OutlookState['results'] }>();

  async function copy(): Promise<void> {
    const { outlookMarkdown } = await loadMarkdown();
    const text = outlookMarkdown({
      results,
      outcomes: simulateOutcomes(resultsDraft, year),
      link: origin + paths.outlook + outlookFragment(results),
      date: formatDate(new Date().toISOString(), 'local'),
    });
    const isCopied = await copyText(text);
    setShown(isCopied ? undefined : { text, results });
    if (isCopied) {
      toast({
        title: 'Text copied',
        text: 'Paste it into an email, a document or a chat. It has your numbers and the link to them.',
        isAboutPage: true,
      });
    }
  }

  return (
    <div className={notPrinted}>
      <Button kind="secondary" onClick={() => void copy().catch(() => toast(copyFailed))}>
        Copy as text
      </Button>
      {/* The text of earlier numbers would be wrong. */}
      {shown?.results === results && (
        <FormField
          id="outlook-as-text"
          label="This outlook as text"
          hint="Your browser could not copy it. Please select and copy it here."
        >
          {(control) => <textarea {...control} ref={focusAll} readOnly rows={8} value={shown.text} />}
        </FormField>
      )}
    </div>
  );
}

/** Focuses a text and selects it, so that the next key copies it. */
function focusAll(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}

const copyFailed = {
  title: 'Error',
  text: 'The text couldn’t be made. Check your internet connection.',
  kind: 'error',
} as const;
