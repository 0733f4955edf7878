import { useState } from 'react';
import { ApiError } from '../../api/request.ts';
import { useRelogin } from './use-relogin.ts';

/** Repeats a save that failed because the session has ended, after the admin has logged in again. */
export function useSaveAfterRelogin() {
  const [waiting, setWaiting] = useState<{ resume: () => void; giveUp: () => void }>();
  const relogin = useRelogin({
    waiting: waiting && 'save',
    onResume: () => waiting?.resume(),
    onGiveUp: () => waiting?.giveUp(),
  });

  async function saveWithRelogin(save: () => Promise<void>): Promise<void> {
    try {
      await save();
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error;
      await new Promise<void>((resume, reject) =>
        setWaiting({ resume, giveUp: () => reject(error) }),
      ).finally(() => setWaiting(undefined));
      await save();
    }
  }

  return { saveWithRelogin, relogin };
}
