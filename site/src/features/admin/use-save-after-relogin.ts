import { useState } from 'react';
import { hasStatus } from '../../api/request.ts';
import { useRelogin } from './use-relogin.ts';

interface WaitingSave {
  resume: () => void;
  giveUp: () => void;
}

/**
 * Returns a function that saves, and saves again after a new login if the session has ended. Without a login, it
 * rejects with the error of the first attempt.
 */
export function useSaveAfterRelogin() {
  const [waitingSaves, setWaiting] = useState<readonly WaitingSave[]>([]);
  const relogin = useRelogin({
    waiting: waitingSaves.length > 0 ? 'save' : undefined,
    onResume: () => {
      for (const { resume } of waitingSaves) resume();
    },
    onGiveUp: () => {
      for (const { giveUp } of waitingSaves) giveUp();
    },
  });

  async function saveWithRelogin(save: () => Promise<void>): Promise<void> {
    try {
      await save();
    } catch (error) {
      if (!hasStatus(error, 401)) throw error;
      await new Promise<void>((resume, reject) =>
        setWaiting((saves) => [...saves, { resume, giveUp: () => reject(error) }]),
      ).finally(() => setWaiting([]));
      await save();
    }
  }

  return { saveWithRelogin, relogin };
}
