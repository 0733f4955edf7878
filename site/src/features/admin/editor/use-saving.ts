import type { EditablePost, PostBody } from '@whenabouts/server/contract';
import { useEffect, useRef, useState } from 'react';
import { updatePost } from '../../../api/admin-posts.ts';
import { ApiError, fieldErrorsOf } from '../../../api/request.ts';
import { paths } from '../../../paths.ts';
import { useNavigate } from '../../../router.ts';
import { toast } from '../../../ui/toast.ts';
import { messages } from '../messages.ts';
import { createOnce } from './create-once.ts';

/** So long the message can be read before the dashboard comes. */
const REDIRECT_MS = 500;

type Obstacle = 'login' | 'stale' | 'gone';

const obstacles: Readonly<Record<string, Obstacle>> = {
  unauthenticated: 'login',
  stale: 'stale',
  not_found: 'gone',
};

export type SavingPhase = 'idle' | 'saving' | 'saved';

interface SavingOptions {
  /** Undefined while it is not there yet. */
  post: EditablePost | undefined;
  onSaved: () => void;
  /** True when the errors found their fields. */
  showErrors: (errors: Readonly<Record<string, string>>) => boolean;
}

export function useSaving({ post, onSaved, showErrors }: SavingOptions) {
  const [phase, setPhase] = useState<SavingPhase>('idle');
  /** What somebody has to decide or do before it can be saved. */
  const [obstacle, setObstacle] = useState<Obstacle>();
  const [failure, setFailure] = useState<string>();
  // At once, where the phase would be known a moment later: a second press in the same moment does nothing.
  const busy = useRef(false);
  const [create] = useState(createOnce);
  /** The post is there to be changed; else it is made. */
  const stored = useRef(post);
  useRedirect(phase === 'saved');

  async function save(body: PostBody, overwrite: boolean): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setPhase('saving');
    setFailure(undefined);
    try {
      const { current } = stored;
      if (current) await updatePost(current.id, body, overwrite ? undefined : current.version);
      else await create(body);
    } catch (error) {
      setPhase('idle');
      busy.current = false;
      refuse(error);
      return;
    }
    toast(stored.current ? messages.postUpdated : messages.postCreated);
    onSaved();
    setPhase('saved');
  }

  function refuse(error: unknown): void {
    const obstacleOf = error instanceof ApiError && obstacles[error.code ?? ''];
    if (obstacleOf) {
      setObstacle(obstacleOf);
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
    /** The next save makes a new post. */
    beginAnew: () => {
      stored.current = undefined;
    },
  };
}

function useRedirect(isTime: boolean): void {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new navigate is no reason to wait again
  useEffect(() => {
    if (!isTime) return undefined;
    const timer = setTimeout(
      () => void navigate(`${paths.adminDashboard}?refresh=${Date.now()}`),
      REDIRECT_MS,
    );
    return () => clearTimeout(timer);
  }, [isTime]);
}
