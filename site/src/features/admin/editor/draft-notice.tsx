import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Draft } from './drafts.ts';
import * as styles from './editor.css.ts';

const timeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

interface DraftNoticeProps {
  drafts: readonly Draft[];
  /** The post's current version; null for a new post. */
  version: number | null;
  onRestore: (draft: Draft) => void;
  onDiscard: (draft: Draft) => void;
}

/** Offers to restore unsaved drafts of this browser. */
export function DraftNotice({ drafts, version, onRestore, onDiscard }: DraftNoticeProps) {
  if (drafts.length === 0) return null;
  return (
    <Notice label="Unsaved draft">
      {drafts.map((draft) => (
        <div key={draft.at} className={styles.draft}>
          <p>
            {`This browser has an unsaved draft from ${timeOf(draft)}.`}
            {draft.version !== version && ' The post has been changed since.'}
          </p>
          <div className={styles.draftActions}>
            <Button kind="secondary" onClick={() => onRestore(draft)}>
              Restore
            </Button>
            <Button kind="quiet" onClick={() => onDiscard(draft)}>
              Discard
            </Button>
          </div>
        </div>
      ))}
    </Notice>
  );
}

function timeOf({ at }: Draft): string {
  const time = new Date(at);
  return Number.isNaN(time.getTime()) ? 'an unknown time' : timeFormat.format(time);
}
