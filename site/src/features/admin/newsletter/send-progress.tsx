import { formatNumber } from '@whenabouts/core';
import type { CampaignProgress } from '@whenabouts/server/contract';
import { continueCampaign, stopCampaign } from '../../../api/admin-newsletter.ts';
import { PendingButton } from '../../../ui/button.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import { ErrorNotice } from '../../../ui/notice.tsx';
import * as page from '../../../ui/page.css.ts';
import { toast } from '../../../ui/toast.ts';
import { useAction } from '../../../ui/use-action.ts';
import * as styles from '../admin.css.ts';
import { messages } from '../admin-messages.ts';

const stateNames = { sending: 'Sending', stopped: 'Stopped', finished: 'Finished' } as const;

/** Describes how far sending is, such as "Stopped: 3 of 4 sent". */
export const progressText = ({ state, sent, total }: CampaignProgress): string =>
  `${stateNames[state]}: ${formatNumber(sent)} of ${formatNumber(total)} sent`;

interface SendProgressProps {
  postId: string;
  progress: CampaignProgress;
  perMinute: number;
}

/** The progress of sending a post, with a button to stop or continue. */
export function SendProgress({ postId, progress, perMinute }: SendProgressProps) {
  const { state, total, sent, waiting, failed, skipped, retrying, startedAt } = progress;
  const counts = [
    ['Sent', sent],
    ['Waiting', waiting],
    ['Failed', failed],
    ['Unsubscribed before it was sent', skipped],
  ] as const;
  return (
    <>
      <p className={styles.progressText}>{progressText(progress)}</p>
      <progress className={styles.progressBar} aria-label="Emails sent" max={total} value={total - waiting} />
      {/* Announces the state alone: the numbers change every second. */}
      <p role="status" className={page.visuallyHidden}>
        {announcement(progress)}
      </p>
      <dl className={styles.counts}>
        {counts.map(([term, count]) => (
          <div key={term} className={styles.count}>
            <dt>{term}</dt>
            <dd className={styles.countValue}>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      {retrying > 0 && (
        <p>
          The mail server has not accepted {retrying === 1 ? '1 email' : `${formatNumber(retrying)} emails`}{' '}
          yet. We keep trying for about 14 hours.
        </p>
      )}
      {failed > 0 && (
        <p>
          Failed emails are not sent again. An email fails after ten attempts, or if the server stops while it
          sends the email. In that case, the email may have arrived.
        </p>
      )}
      <p className={page.caption}>
        Started on {formatDate(startedAt, 'local')}.
        {state === 'sending' && ` About ${formatNumber(perMinute)} a minute.`}
        {state === 'stopped' && ' Nothing more is sent until you continue.'}
      </p>
      {state !== 'finished' && <StopOrContinue postId={postId} state={state} />}
    </>
  );
}

function announcement({ state, total, sent }: CampaignProgress): string {
  if (state === 'sending') return 'Emails are being sent.';
  return `${stateNames[state]}. ${formatNumber(sent)} of ${formatNumber(total)} emails were sent.`;
}

/** One button with changing labels, so that it keeps the focus. */
function StopOrContinue({ postId, state }: { postId: string; state: 'sending' | 'stopped' }) {
  const isSending = state === 'sending';
  const { run, isPending, failure } = useAction(async () => {
    await (isSending ? stopCampaign : continueCampaign)(postId);
    toast(isSending ? messages.newsletterStopped : messages.newsletterContinued);
  }, messages.newsletterFailed);
  return (
    <>
      {failure && <ErrorNotice title={failure} />}
      <div>
        <PendingButton
          type="button"
          kind="secondary"
          isPending={isPending}
          pendingLabel={isSending ? 'Stopping...' : 'Continuing...'}
          onClick={run}
        >
          {isSending ? 'Stop Sending' : 'Continue Sending'}
        </PendingButton>
      </div>
    </>
  );
}
