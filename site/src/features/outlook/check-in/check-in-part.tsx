import { type CheckIn, type PlanRecord, type PlanRecords, recordPlan } from '@whenabouts/core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { download } from '../../../download.ts';
import { isSame } from '../../../numbers/merge-drafts.ts';
import { checkedInPlanOf, type PlanDraft } from '../../../numbers/plan-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { fileInput } from '../../../ui/file-input.css.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { row } from '../../../ui/layout.css.ts';
import { notPrinted } from '../../../ui/printed.css.ts';
import { toast } from '../../../ui/toast.ts';
import * as textStyles from '../outlook-text.css.ts';
import { siteSimulator } from '../site-simulator.ts';
import type { OutlookState } from '../use-outlook.ts';
import { CheckInView } from './check-in.tsx';
import { fileErrors, formatCheckInFile, MAX_FILE_BYTES, parseCheckInFile } from './check-in-file.ts';
import { pageText } from './check-in-text.ts';

/** Saves the numbers of today in a file, and opens the file of an earlier year for a check-in. Nothing is stored. */
export function CheckInPart({
  draft,
  results,
  replace,
}: Pick<OutlookState, 'draft' | 'results' | 'replace'>) {
  const [today] = useState(() => new Date().toISOString());
  const [opened, setOpened] = useState<{ records: PlanRecords; name: string }>();
  const [error, setError] = useState<string>();

  async function openFile(file: File | undefined): Promise<void> {
    if (!file) return;
    const start = file.slice(0, MAX_FILE_BYTES + 1);
    const records = await start.text().then(parseCheckInFile, () => 'unreadable' as const);
    const isOpen = typeof records !== 'string';
    setError(isOpen ? undefined : fileErrors[records]);
    setOpened(isOpen ? { records, name: file.name } : undefined);
  }

  /** Replaces the page's numbers and shows the answer, which is far above. */
  function use(checkedIn: PlanDraft): void {
    flushSync(() => replace(checkedIn));
    scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector('h1')?.focus({ preventScroll: true });
    toast({ title: 'This page now uses your numbers of today', isAboutPage: true });
  }

  return (
    <>
      <p className={`${textStyles.prose} ${notPrinted}`}>
        Save your numbers in a file on your device. Open it here in a year to see if you are still on track,
        and why. The file stays with you: we store nothing.
      </p>
      <div className={notPrinted}>
        <Button kind="secondary" onClick={() => saveFile(draft, [], today)}>
          Save a file for next year
        </Button>
      </div>
      <div className={notPrinted}>
        <FormField id="check-in-file" label="Open your file" error={error}>
          {(control) => (
            <input
              {...control}
              className={fileInput}
              type="file"
              accept=".json,application/json"
              onChange={({ currentTarget }) => void openFile(currentTarget.files?.[0])}
            />
          )}
        </FormField>
      </div>
      {opened && (
        <CheckInView
          level={3}
          takesFocus
          key={`${opened.name} ${opened.records[0].createdAt}`}
          records={opened.records}
          today={today}
          note={(result) =>
            isSame(result.draft, draft) ? null : pageText(results.isRetired ? null : results.solution.value)
          }
          actions={(result: CheckIn) => (
            <div className={row}>
              <Button onClick={() => saveFile(result.draft, opened.records, today)}>
                Save a new file for next year
              </Button>
              <Button kind="secondary" onClick={() => use(result.draft)}>
                Use these numbers on this page
              </Button>
            </div>
          )}
        />
      )}
    </>
  );
}

/** Downloads a file with a record of the draft and the earlier records. */
function saveFile(draft: PlanDraft, earlier: readonly PlanRecord[], today: string): void {
  const { year, inputs, assumptions } = checkedInPlanOf(draft, today);
  const results = recordPlan(inputs, assumptions, { year, simulator: siteSimulator() });
  const record: PlanRecord = { createdAt: today, inputs, assumptions, ...results };
  const content = new Blob([formatCheckInFile([record, ...earlier])], { type: 'application/json' });
  download(`whenabouts-check-in-${today.slice(0, 10)}.json`, content);
}
