import { useEffect, useEffectEvent, useState } from 'react';
import { type Draft, type PostValues, readDrafts, writeDrafts } from './drafts.ts';

/** Delay after the last change before a draft is stored. */
const DELAY_MS = 1000;

interface DraftOptions {
  postId: number | undefined;
  /** Version of the post that the form started with; null for a new post. */
  version: number | null;
  initial: PostValues;
  /** Returns the post that this page has created. */
  createdPost: () => { id: number; version: number } | undefined;
  /** Returns what is known about earlier attempts to create the post. */
  attempts: () => Pick<Draft, 'attempt'>;
  /** Returns the current values, with the newest changes of the rich text, which `values` lacks. */
  current: () => PostValues;
  /** The form's values. A new object on every change, so that each change restarts the timer. */
  values: PostValues;
  isDirty: boolean;
}

/** Stores unsaved values as a draft in this browser, and offers earlier drafts. */
export function useDrafts({ postId, version, initial, createdPost, ...options }: DraftOptions) {
  const { attempts, current, values, isDirty } = options;
  const [earlier, setEarlier] = useState(() =>
    readDrafts(postId).filter(({ values }) => !isSame(values, initial)),
  );
  const [hasEnded, setEnded] = useState(false);
  /** True once an earlier draft was restored or discarded, so that the stored list is out of date. */
  const [isResolved, setResolved] = useState(false);

  /** Stores these drafts and the earlier ones that are neither restored nor discarded. */
  const write = (drafts: readonly Draft[]) => {
    const id = createdPost()?.id;
    if (id !== undefined) writeDrafts(id, drafts);
    writeDrafts(postId, id === undefined ? [...drafts, ...earlier] : earlier);
  };
  const store = () => {
    // Without changes, do not touch the drafts: another tab may be storing a draft of the same post.
    if (hasEnded || !(isDirty || isResolved)) return;
    const basis = createdPost()?.version ?? version;
    const draft = { at: new Date().toISOString(), version: basis, values: current(), ...attempts() };
    write(isDirty ? [draft] : []);
  };
  const storeLatest = useEffectEvent(store);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change restarts the timer
  useEffect(() => {
    const timer = setTimeout(() => storeLatest(), DELAY_MS);
    return () => clearTimeout(timer);
  }, [values, isDirty, earlier]);

  useEffect(() => {
    const onHide = () => storeLatest();
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
    storeNow: store,
    /** Deletes the draft of values that the server has stored now. */
    clear: () => write([]),
    /** Deletes all drafts of the post and stops storing them. */
    end: () => {
      setEnded(true);
      write([]);
      writeDrafts(postId, []);
    },
  };
}

function isSame(a: PostValues, b: PostValues): boolean {
  return (Object.keys(a) as (keyof PostValues)[]).every((name) => a[name] === b[name]);
}
