import { formatNumber } from '@whenabouts/core';
import { type CampaignForm, type CampaignStatus, newsletterMessages } from '@whenabouts/server/contract';
import { useState } from 'react';
import { startCampaign } from '../../../api/admin-newsletter.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../router.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import * as page from '../../../ui/page.css.ts';
import { messages } from '../admin-messages.ts';

interface SendToSubscribersProps {
  /** The id of the section's heading. It gets the focus after the start, which replaces the button. */
  headingId: string;
  postId: string;
  status: CampaignStatus;
  /** The version of the post in the preview; undefined until the preview has loaded. */
  version: number | undefined;
  /** The subject and preheader; undefined until the preview has loaded. */
  edits: CampaignForm | undefined;
}

const BUTTON_ID = 'send-to-subscribers';

/** Explains what sending does, asks for confirmation, and starts it. */
export function SendToSubscribers({ headingId, postId, status, version, edits }: SendToSubscribersProps) {
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
        // A new version, loaded with the preview after a failure, must not close the dialog and its error.
        subject={isAsking && version !== undefined ? postId : undefined}
        title="Send this post?"
        description="You can stop, but emails that are already sent can’t be taken back."
        name={() => status.title}
        action={{ text: `Send to ${people}`, pending: 'Starting...' }}
        kind="primary"
        onConfirm={async () => {
          if (version !== undefined) await startCampaign(postId, { version, ...edits });
        }}
        successMessage={messages.newsletterStarted}
        errorMessage={messages.newsletterFailed}
        onClose={() => setAsking(false)}
        focusAfterwards={() => document.getElementById(BUTTON_ID) ?? document.getElementById(headingId)}
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
