import { useEffect, useEffectEvent, useState } from 'react';
import { type Draft, type PostValues, readDrafts, writeDrafts } from './drafts.ts';

const DELAY_MS = 1000;

interface DraftOptions {
  postId: number | undefined;
  /** Of the post that the form began with. */
  version: number | null;
  initial: PostValues;
  /** What is written now; read when it is about to be kept. */
  current: () => PostValues;
  /** Another object with every change. */
  values: PostValues;
  isDirty: boolean;
}

/** Keeps what is written in this browser until it is saved, and has what was kept before to offer. */
export function useDrafts({ postId, version, initial, current, values, isDirty }: DraftOptions) {
  const [offered, setOffered] = useState(() =>
    readDrafts(postId).filter(({ values }) => !isSame(values, initial)),
  );
  const [ended, setEnded] = useState(false);
  const [settled, setSettled] = useState(false);

  const keep = useEffectEvent(() => {
    // Nothing to say: another tab may keep a draft of the same post.
    if (ended || !(isDirty || settled)) return;
    const mine = { at: new Date().toISOString(), version, values: current() };
    // What nobody has decided about stays beside it.
    writeDrafts(postId, isDirty ? [mine, ...offered] : offered);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change begins the wait anew
  useEffect(() => {
    const timer = setTimeout(keep, DELAY_MS);
    return () => clearTimeout(timer);
  }, [values, isDirty, offered]);

  useEffect(() => {
    const onHide = () => keep();
    addEventListener('pagehide', onHide);
    return () => removeEventListener('pagehide', onHide);
  }, []);

  return {
    offered,
    /** Offers this one no longer. */
    settle: (draft: Draft) => {
      setSettled(true);
      setOffered(offered.filter((other) => other !== draft));
    },
    /** Keeps what is written now, without waiting. */
    keepNow: keep,
    /** What is written is safe elsewhere, or is not to be kept. */
    end: () => {
      setEnded(true);
      writeDrafts(postId, []);
    },
  };
}

function isSame(a: PostValues, b: PostValues): boolean {
  return (Object.keys(a) as (keyof PostValues)[]).every((name) => a[name] === b[name]);
}
