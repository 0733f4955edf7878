import { formatNumber } from '@whenabouts/core';
import {
  type CampaignForm,
  type CampaignProgress,
  type CampaignStatus,
  newsletterMessages,
} from '@whenabouts/server/contract';
import { useState } from 'react';
import { continueCampaign, startCampaign, stopCampaign } from '../../../api/admin-newsletter.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../router.ts';
import { Button, PendingButton } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import { ErrorNotice, Notice } from '../../../ui/notice.tsx';
import * as page from '../../../ui/page.css.ts';
import { toast } from '../../../ui/toast.ts';
import { useAction } from '../../../ui/use-action.ts';
import * as styles from '../admin.css.ts';
import { messages } from '../admin-messages.ts';

interface SendToSubscribersProps {
  postId: string;
  status: CampaignStatus;
  /** The version of the post in the preview; undefined until the preview has loaded. */
  version: number | undefined;
  /** The subject and preheader; undefined until the preview has loaded. */
  edits: CampaignForm | undefined;
}

const BUTTON_ID = 'send-to-subscribers';

/** Explains what sending does, asks for confirmation, and starts it. */
export function SendToSubscribers({ postId, status, version, edits }: SendToSubscribersProps) {
  const { obstacle, subscribers, emailsPerMinute } = status;
  const [isAsking, setAsking] = useState(false);
  if (obstacle) {
    return (
      <Notice label="This post cannot be sent">
        <p>{newsletterMessages[obstacle]}</p>
        {obstacle === 'noPostalAddress' && <Link to={paths.adminNewsletter}>Enter the postal address</Link>}
      </Notice>
    );
  }
  const canSend = version !== undefined && edits !== undefined && edits.subject.trim() !== '';
  const people = subscribers === 1 ? '1 Subscriber' : `${formatNumber(subscribers)} Subscribers`;
  return (
    <>
      <p>
        {subscribers === 1
          ? '1 person has confirmed a subscription and gets this post by email.'
          : `${formatNumber(subscribers)} people have confirmed a subscription. Each of them gets one email.`}{' '}
        {durationText(subscribers, emailsPerMinute)}
      </p>
      <p className={page.caption}>
        A post can be sent once. After you start, changes to the post no longer change the emails.
      </p>
      <div>
        <Button
          id={BUTTON_ID}
          aria-disabled={!canSend || undefined}
          onClick={() => canSend && setAsking(true)}
        >
          Send to {people}
        </Button>
      </div>
      <ConfirmDialog
        // Not the version, which changes when the preview is loaded again after a failure: the error would disappear.
        subject={isAsking && version !== undefined ? postId : undefined}
        title="Send this post?"
        description="You can stop, but emails that are already sent can’t be taken back."
        name={() => status.title}
        action={{ text: `Send to ${people}`, pending: 'Starting...' }}
        kind="primary"
        act={async () => {
          if (version !== undefined) await startCampaign(postId, { version, ...edits });
        }}
        done={messages.newsletterStarted}
        failed={messages.newsletterFailed}
        onClose={() => setAsking(false)}
        // After the start, the button that opened the dialog is gone.
        focusAfterwards={() =>
          document.getElementById(BUTTON_ID) ?? document.getElementById('sending-heading')
        }
      />
    </>
  );
}

function durationText(subscribers: number, perMinute: number): string {
  const minutes = Math.ceil(subscribers / perMinute);
  if (minutes <= 1) return 'That takes about a minute.';
  if (minutes < 120) return `That takes about ${minutes} minutes.`;
  return `That takes about ${Math.round(minutes / 60)} hours.`;
}

/** Describes how far sending is, such as "Stopped: 3 of 4 sent". */
export const progressText = ({ state, sent, total }: CampaignProgress): string =>
  `${states[state]}: ${formatNumber(sent)} of ${formatNumber(total)} sent`;

const states = { sending: 'Sending', stopped: 'Stopped', finished: 'Finished' } as const;

interface SendProgressProps {
  postId: string;
  progress: CampaignProgress;
  perMinute: number;
}

/** The progress of sending a post, with a button to stop or continue. */
export function SendProgress({ postId, progress, perMinute }: SendProgressProps) {
  const { state, total, sent, waiting, failed, skipped, retrying, startedAt } = progress;
  const numbers = [
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
        {numbers.map(([term, n]) => (
          <div key={term} className={styles.count}>
            <dt>{term}</dt>
            <dd className={styles.countValue}>{formatNumber(n)}</dd>
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
  return `${states[state]}. ${formatNumber(sent)} of ${formatNumber(total)} emails were sent.`;
}

/** One button with changing labels, so that it keeps the focus. */
function StopOrContinue({ postId, state }: { postId: string; state: 'sending' | 'stopped' }) {
  const isSending = state === 'sending';
  const { run, pending, failure } = useAction(async () => {
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
          pending={pending}
          pendingLabel={isSending ? 'Stopping...' : 'Continuing...'}
          onClick={run}
        >
          {isSending ? 'Stop Sending' : 'Continue Sending'}
        </PendingButton>
      </div>
    </>
  );
}
