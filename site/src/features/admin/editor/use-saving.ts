import type { DraftBody, EditablePost, PostBody } from '@whenabouts/server/contract';
import { useEffect, useRef, useState } from 'react';
import { ApiError, fieldErrorsOf } from '../../../api/request.ts';
import { paths } from '../../../paths.ts';
import { useNavigate } from '../../../router.ts';
import { toast } from '../../../ui/toast.ts';
import { messages } from '../admin-messages.ts';
import type { SaveMode } from './post-values.ts';
import { createOnce, updateAs } from './save-post.ts';

const IMAGE_TIMEOUT_MS = 3000;

/** Returns false if the browser cannot load an image from the URL. No image and a slow one count as loaded. */
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
  /** The post to update; undefined creates a new one. */
  post: EditablePost | undefined;
  onSaved: () => void;
  /** Returns true if the errors belong to fields. */
  showErrors: (errors: Readonly<Record<string, string>>) => boolean;
}

export interface SaveOptions {
  mode: SaveMode;
  /** Replaces a newer version. */
  overwrite: boolean;
}

/** Saves the post, and reports why it cannot be saved: the session has ended, or another admin has changed or deleted it. */
export function useSaving({ post, onSaved, showErrors }: SavingOptions) {
  const [phase, setPhase] = useState<SavingPhase>('idle');
  /** Requires a decision or a login before the post can be saved. */
  const [obstacle, setObstacle] = useState<Obstacle>();
  const [failure, setFailure] = useState<string>();
  // A ref, because the phase updates with the next render: a double click must save once.
  const busy = useRef(false);
  const [create] = useState(createOnce);
  /** The stored post, if any. */
  const stored = useRef(post);
  useRedirect(phase === 'saved');

  async function save(body: PostBody | DraftBody, { mode, overwrite }: SaveOptions): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setPhase('saving');
    setFailure(undefined);
    const coverLoads = canLoadImage(body.coverImage);
    try {
      const { current } = stored;
      if (current) await updateAs(mode, current.id, body, overwrite ? undefined : current.version);
      else await create(body, mode);
    } catch (error) {
      setPhase('idle');
      busy.current = false;
      showFailure(error);
      return;
    }
    const message =
      mode === 'draft' ? messages.draftSaved : stored.current ? messages.postUpdated : messages.postCreated;
    toast((await coverLoads) ? message : { ...message, text: messages.coverMissing });
    onSaved();
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
      stored.current = undefined;
    },
  };
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
