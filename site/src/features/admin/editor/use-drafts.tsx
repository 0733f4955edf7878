import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Caution } from '../../../ui/notice.tsx';
import { type Draft, type PostValues, readDrafts, writeDrafts } from './drafts.ts';
import * as styles from './editor.css.ts';

const DELAY_MS = 1000;

interface DraftOptions {
  postId: number | undefined;
  /** Version of the post that the form started with. */
  version: number | null;
  initial: PostValues;
  /** Returns the current values, with the newest changes of the rich text, which `values` lacks. */
  current: () => PostValues;
  /** A new object on every change, which restarts the timer. */
  values: PostValues;
  isDirty: boolean;
}

/** Stores unsaved values as a draft in this browser, and offers earlier drafts. */
export function useDrafts({ postId, version, initial, current, values, isDirty }: DraftOptions) {
  const [earlier, setEarlier] = useState(() =>
    readDrafts(postId).filter(({ values }) => !isSame(values, initial)),
  );
  const [ended, setEnded] = useState(false);
  const [isResolved, setResolved] = useState(false);

  const store = useEffectEvent(() => {
    // Without changes, do not touch the drafts: another tab may be storing a draft of the same post.
    if (ended || !(isDirty || isResolved)) return;
    const draft = { at: new Date().toISOString(), version, values: current() };
    // Keep the earlier drafts that are neither restored nor discarded.
    writeDrafts(postId, isDirty ? [draft, ...earlier] : earlier);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change restarts the timer
  useEffect(() => {
    const timer = setTimeout(store, DELAY_MS);
    return () => clearTimeout(timer);
  }, [values, isDirty, earlier]);

  useEffect(() => {
    const onHide = () => store();
    addEventListener('pagehide', onHide);
    return () => removeEventListener('pagehide', onHide);
  }, []);

  return {
    /** Earlier drafts to offer. */
    earlier,
    /** Removes an earlier draft that was restored or discarded. */
    remove: (draft: Draft) => {
      setResolved(true);
      setEarlier(earlier.filter((other) => other !== draft));
    },
    /** Stores the current values immediately. */
    storeNow: store,
    /** Deletes all drafts of the post and stops storing them. */
    end: () => {
      setEnded(true);
      writeDrafts(postId, []);
    },
  };
}

function isSame(a: PostValues, b: PostValues): boolean {
  return (Object.keys(a) as (keyof PostValues)[]).every((name) => a[name] === b[name]);
}

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
    <Caution label="Unsaved draft">
      {drafts.map((draft) => (
        <div key={draft.at} className={styles.draftRow}>
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
    </Caution>
  );
}

function timeOf({ at }: Draft): string {
  const time = new Date(at);
  return Number.isNaN(time.getTime()) ? 'an unknown time' : timeFormat.format(time);
}
