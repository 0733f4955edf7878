import type { DraftBody, PostBody } from '@whenabouts/server/contract';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, fieldErrorsOf } from '../../../api/request.ts';
import { paths } from '../../../paths.ts';
import { useNavigate } from '../../../router.ts';
import { toast } from '../../../ui/toast.ts';
import { messages } from '../admin-messages.ts';
import { postState } from '../post-state.ts';
import type { SaveMode } from './post-values.ts';
import type { PostSaver } from './save-post.ts';

const IMAGE_TIMEOUT_MS = 3000;

/** Returns false if the browser cannot load an image from the URL. A blank URL and a slow image count as loaded. */
async function canLoadImage(url: string): Promise<boolean> {
  if (url === '') return true;
  return new Promise((resolve) => {
    const image = new Image();
    image.referrerPolicy = 'no-referrer';
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    setTimeout(() => resolve(true), IMAGE_TIMEOUT_MS);
    image.src = url;
  });
}

/** Delay before the redirect to the dashboard. */
const REDIRECT_MS = 500;

type Obstacle = 'login' | 'stale' | 'gone';

const obstacles: Readonly<Record<string, Obstacle>> = {
  unauthenticated: 'login',
  stale: 'stale',
  not_found: 'gone',
};

export type SavingPhase = 'idle' | 'saving' | 'saved';

interface SavingOptions {
  /** True if the editor was opened without a post. */
  isNew: boolean;
  /** True if readers can see the post, or will at its date. */
  isPublished: boolean;
  saver: PostSaver;
  /** Called before a request that may create the post. */
  onAttempt: () => void;
  /** Called before the dashboard is shown. */
  onSaved: () => void;
  /** Called once a draft is saved, after which the author continues to write. */
  onDraftSaved: () => void;
  /** Shows validation errors at their fields. Returns false if none belongs to a field. */
  showErrors: (errors: Readonly<Record<string, string>>) => boolean;
}

export interface SaveOptions {
  mode: SaveMode;
  /** Replaces a newer version. */
  overwrite: boolean;
}

/**
 * Saves the post. If it cannot be saved, `obstacle` is the reason: the session has ended, or another admin has changed
 * or deleted the post.
 */
export function useSaving({ isNew, isPublished, saver, onAttempt, showErrors, ...options }: SavingOptions) {
  const [phase, setPhase] = useState<SavingPhase>('idle');
  /** The reason why the post cannot be saved before the admin acts; undefined if it can be saved. */
  const [obstacle, setObstacle] = useState<Obstacle>();
  const [failure, setFailure] = useState<string>();
  // A ref, because the second click of a double click comes before the render with the new phase.
  const isBusy = useRef(false);
  /** True if a save creates the post. */
  const creates = useRef(isNew);
  useRedirect(phase === 'saved');

  async function save(body: PostBody | DraftBody, { mode, overwrite }: SaveOptions): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    const focused = document.activeElement;
    setPhase('saving');
    setFailure(undefined);
    const goOn = () => {
      flushSync(() => setPhase('idle'));
      isBusy.current = false;
      // The fields could not keep the focus while they were inert.
      if (document.activeElement !== document.body || !(focused instanceof HTMLElement)) return;
      focused.focus({ preventScroll: true });
    };
    const coverLoads = canLoadImage(body.coverImage);
    try {
      await saver.save({ mode, body }, { overwrite, onAttempt });
    } catch (error) {
      goOn();
      showFailure(error);
      return;
    }
    const publishedMessage = {
      ...(creates.current ? messages.postCreated : messages.postUpdated),
      ...(isScheduled(body.publishedAt) && { text: messages.scheduledFor(body.publishedAt) }),
    };
    const message = mode === 'draft' ? messages.draftSaved : publishedMessage;
    const staysOpen = mode === 'draft' && !isPublished;
    if (staysOpen) {
      creates.current = false;
      options.onDraftSaved();
      goOn();
    }
    toast((await coverLoads) ? message : { ...message, text: messages.coverMissing });
    if (staysOpen) return;
    options.onSaved();
    setPhase('saved');
  }

  function showFailure(error: unknown): void {
    const newObstacle = error instanceof ApiError && obstacles[error.code ?? ''];
    if (newObstacle) {
      setObstacle(newObstacle);
      return;
    }
    const message = messages.saveFailed(error);
    toast(message);
    if (!showErrors(fieldErrorsOf(error))) setFailure(message.text);
  }

  return {
    save,
    phase,
    obstacle,
    failure,
    clearObstacle: () => setObstacle(undefined),
    /** Makes the next save create a new post. */
    startAsNew: () => {
      creates.current = true;
      saver.startAsNew();
    },
  };
}

/** Returns true for the date of a post that is published on a later day. */
function isScheduled(publishedAt: string | null | undefined): publishedAt is string {
  return postState({ publishedAt: publishedAt ?? '' }, new Date()) === 'scheduled';
}

function useRedirect(isSaved: boolean): void {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new navigate function must not restart the timer
  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = setTimeout(
      () => void navigate(`${paths.adminDashboard}?refresh=${Date.now()}`),
      REDIRECT_MS,
    );
    return () => clearTimeout(timer);
  }, [isSaved]);
}
