import { Failure } from '../http/http-error.ts';

/** A read of something that changes, for callers who rather take an old value than wait for a hanging database. */
export interface PatientRead<T> {
  /** Rejects as unavailable after the patience, and at once while an earlier read is overdue. */
  brief(): Promise<T>;
  /** Waits for as long as it takes, but for an overdue read instead of starting one more. */
  full(): Promise<T>;
}

/**
 * Keeps readers from queueing behind a database that hangs: a read is overdue after `patienceMs`, and until it ends
 * no other is started. Without a patience every call reads.
 */
export function patientRead<T>(read: () => Promise<T>, patienceMs: number | undefined): PatientRead<T> {
  if (patienceMs === undefined) return { brief: read, full: read };
  let overdue: Promise<T> | undefined;
  const start = () => {
    const value = read();
    const late = new Promise<never>((_, reject) => {
      // Data that has already arrived is read first, even if this process is late.
      const timer = setTimeout(() => setImmediate(giveUp), patienceMs);
      let ended = false;
      const giveUp = () => {
        if (!ended) overdue = value;
        reject(new Failure('unavailable', { retryAfterSeconds: 2 }));
      };
      const end = () => {
        ended = true;
        clearTimeout(timer);
        if (overdue === value) overdue = undefined;
      };
      value.then(end, end);
    });
    // Most callers have the value by then.
    late.catch(() => {});
    return { value, late };
  };
  return {
    brief: async () => {
      if (overdue) throw new Failure('unavailable', { retryAfterSeconds: 2 });
      const { value, late } = start();
      return Promise.race([value, late]);
    },
    full: () => overdue ?? start().value,
  };
}
