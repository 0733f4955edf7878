import { MINUTE } from '../durations.ts';
import { claim, type Due, findDue, handOver, SEND_TIMEOUT_MS } from './claim-email.ts';
import type { EmailContent } from './compose-email.ts';
import type { DeliveryOptions } from './delivery-options.ts';
import { recordFailure, recordSent } from './record-attempt.ts';
import { describeSendError, isBusy } from './send-error.ts';

/** Time for emails that are being sent when the process receives the signal to stop. */
const GRACE_MS = 3000;
const BATCH = 100;
/** Time for which a busy mail server gets fewer connections. */
const REDUCED_MS = 10 * MINUTE;

/** Attempts to send each email that is due, once. Several processes can do so at the same time. */
export type Deliver = (stopping: AbortSignal) => Promise<void>;

/** Creates the function that sends due emails. It returns when none is due, or when `stopping` is aborted. */
export function createDelivery(options: DeliveryOptions): Deliver {
  const pace = createPace(options);
  return async (stopping) => {
    const abort = new AbortController();
    const abortSoon = () => void setTimeout(() => abort.abort(), GRACE_MS).unref();
    stopping.addEventListener('abort', abortSoon, { once: true });
    try {
      while (
        !stopping.aborted &&
        (await deliverBatch(options, pace, { stopping, abortSignal: abort.signal })) === BATCH
      );
    } finally {
      stopping.removeEventListener('abort', abortSoon);
    }
  };
}

/** The number of emails that are sent at a time. */
interface Pace {
  concurrency(): number;
  /** Reduces the number by one for {@link REDUCED_MS}. */
  reduce(): void;
}

function createPace({ concurrency: max, now }: DeliveryOptions): Pace {
  let current = max;
  let reducedAt = 0;
  return {
    concurrency: () => {
      if (Math.abs(now() - reducedAt) >= REDUCED_MS) current = max;
      return current;
    },
    reduce: () => {
      current = Math.max(1, current - 1);
      reducedAt = now();
    },
  };
}

interface DeliverySignals {
  /** No further attempt starts once this is aborted. */
  readonly stopping: AbortSignal;
  /** Attempts end once this is aborted. */
  readonly abortSignal: AbortSignal;
}

/** Sends several emails concurrently. Returns how many were due; 0 if it stopped early or the mail server is too busy. */
async function deliverBatch(
  options: DeliveryOptions,
  pace: Pace,
  { stopping, abortSignal }: DeliverySignals,
): Promise<number> {
  const due = await findDue(options, BATCH);
  const count = due.length;
  const sendNext = async () => {
    for (let email = due.shift(); email && !stopping.aborted; email = due.shift()) {
      if ((await attempt(options, email, abortSignal)) !== 'busy') continue;
      pace.reduce();
      return;
    }
  };
  // If one fails, the others are still sending: a shutdown must wait for them, and the next batch must not start yet.
  const outcomes = await Promise.allSettled(Array.from({ length: pace.concurrency() }, sendNext));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return due.length > 0 ? 0 : count;
}

async function attempt(
  options: DeliveryOptions,
  due: Due,
  abortSignal: AbortSignal,
): Promise<'busy' | undefined> {
  const { encryption, send } = options;
  const email = await claim(options, due);
  if (!email) return undefined;
  let handingOver: Promise<void> | undefined;
  try {
    const content = JSON.parse(encryption.decrypt(email.body ?? '')) as Omit<EmailContent, 'subject'>;
    const { recipient: to, subject, messageId, createdAt } = email;
    const signal = AbortSignal.any([abortSignal, AbortSignal.timeout(SEND_TIMEOUT_MS)]);
    await send({ ...content, to, subject, messageId, createdAt }, signal, () => {
      handingOver = handOver(options, email);
      return handingOver;
    });
  } catch (error) {
    // The attempt can fail while the transaction of `handOver` is still running.
    await handingOver?.catch(() => {});
    const isStopped = abortSignal.aborted;
    const handedOver = handingOver !== undefined;
    const busy = !isStopped && isBusy(error, handedOver);
    await recordFailure(options, email, {
      description: isStopped ? 'stopped' : describeSendError(error, handedOver),
      isStopped,
      isBusy: busy,
    });
    return busy ? 'busy' : undefined;
  }
  await recordSent(options, email);
  return undefined;
}
