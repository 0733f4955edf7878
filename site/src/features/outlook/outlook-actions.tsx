import { type ReactNode, useContext } from 'react';
import { ShareActions } from '../../components/share-actions.tsx';
import { outlookFragment } from '../../numbers/outlook-numbers.ts';
import { initialDraft } from '../../numbers/plan-draft.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { OriginContext } from '../../ui/origin.ts';
import { outlookCsv } from './outlook-csv.ts';
import { messages } from './outlook-messages.ts';
import * as styles from './outlook-page.css.ts';
import type { OutlookState } from './use-outlook.ts';

/** Buttons to save, share, print and download the outlook. */
export function OutlookActions({ state, save }: { state: OutlookState; save: ReactNode }) {
  const { answer, replace } = state;
  const link = useContext(OriginContext) + paths.outlook + outlookFragment(answer);
  return (
    <section className={styles.actions} aria-labelledby="keep">
      <h2 id="keep">Save and share</h2>
      <div className={styles.save}>{save}</div>
      <ShareActions
        link={link}
        linkLabel="Link to this outlook"
        copied={messages.linkCopied}
        fileName="outlook"
        createCsv={() => outlookCsv(answer)}
        after={
          <Button kind="secondary" onClick={() => replace(initialDraft)}>
            Reset to defaults
          </Button>
        }
      />
      <p className={styles.note}>
        Everything is calculated in your browser. Nothing you enter is sent anywhere unless you save it.
      </p>
    </section>
  );
}
