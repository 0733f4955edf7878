import { type CampaignForm, TestEmailBody } from '@whenabouts/server/contract';
import { useState } from 'react';
import { useAdmin } from '../../../api/admin.ts';
import {
  type LoadedStatus,
  sendTestCampaign,
  useCampaignPreview,
  useCampaignStatus,
} from '../../../api/admin-newsletter.ts';
import { hasStatus } from '../../../api/request.ts';
import { SchemaForm, useSchemaForm } from '../../../components/forms/schema-form.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { useParams } from '../../../router.ts';
import { PendingButton } from '../../../ui/button.tsx';
import { spaceBetween, stack } from '../../../ui/layout.css.ts';
import { ErrorNotice } from '../../../ui/notice.tsx';
import * as page from '../../../ui/page.css.ts';
import { Loaded, Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import * as styles from '../admin.css.ts';
import { messages } from '../admin-messages.ts';
import { AdminSubpage } from '../admin-subpage.tsx';
import { EmailPreview } from './email-preview.tsx';
import { SendToSubscribers } from './send-campaign.tsx';
import { SendProgress } from './send-progress.tsx';

const TITLE = 'Send as newsletter';

/** The page that sends one post to the subscribers of the newsletter. */
export function CampaignPage() {
  const { id = '' } = useParams();
  return (
    <AdminSubpage title={TITLE} requires="editor">
      <PageHead title={TITLE} noindex />
      <Campaign key={id} postId={id} />
    </AdminSubpage>
  );
}

function Campaign({ postId }: { postId: string }) {
  const { data: loaded, error, mutate } = useCampaignStatus(postId);
  const preview = useCampaignPreview(postId);
  /** The subject and preheader as the admin has changed them. */
  const [edited, setEdited] = useState<CampaignForm>();
  if (!loaded) {
    if (error === undefined)
      return <Skeleton heights={['2rem', '14rem', '32rem']} label="Loading…" isVisible />;
    if (hasStatus(error, 404)) return <p>There is no such post.</p>;
    return <ErrorNotice title="The newsletter could not be loaded." onRetry={() => void mutate()} />;
  }
  const edits =
    edited ?? (preview.data && { subject: preview.data.subject, preheader: preview.data.preheader });
  const sending = (
    <SubscribersSection
      key="sending"
      postId={postId}
      loaded={loaded}
      version={preview.data?.version}
      edits={edits}
    />
  );
  const test = <TestEmailForm key="test" postId={postId} edits={edits} />;
  return (
    <>
      <p className={styles.postTitle}>{loaded.status.title}</p>
      <div className={styles.columns}>
        <section className={page.card} aria-labelledby="preview-heading">
          <h2 id="preview-heading" className={styles.heading}>
            Preview
          </h2>
          <Loaded response={preview} heights={['32rem']} failure="The preview could not be loaded.">
            {(email) => (
              <EmailPreview
                preview={email}
                edits={edits ?? email}
                onEdit={loaded.status.progress ? undefined : setEdited}
              />
            )}
          </Loaded>
        </section>
        <div className={stack[5]}>{loaded.status.progress ? [sending, test] : [test, sending]}</div>
      </div>
    </>
  );
}

const HEADING_ID = 'sending-heading';

interface SubscribersSectionProps {
  postId: string;
  loaded: LoadedStatus;
  version: number | undefined;
  edits: CampaignForm | undefined;
}

function SubscribersSection({
  postId,
  loaded: { status, isStale },
  version,
  edits,
}: SubscribersSectionProps) {
  return (
    <section className={page.card} aria-labelledby={HEADING_ID}>
      <div className={spaceBetween}>
        <h2 id={HEADING_ID} tabIndex={-1} className={styles.heading}>
          Subscribers
        </h2>
        <p role="status" className={page.caption}>
          {isStale && 'The server is not responding. These numbers may be out of date.'}
        </p>
      </div>
      {status.progress ? (
        <SendProgress postId={postId} progress={status.progress} perMinute={status.emailsPerMinute} />
      ) : (
        <SendToSubscribers
          headingId={HEADING_ID}
          postId={postId}
          status={status}
          version={version}
          edits={edits}
        />
      )}
    </section>
  );
}

/** The mail server rejected the email. The message can be shown. */
class RejectedEmailError extends Error {}

/** Sends the email to one address, by default the admin's. */
function TestEmailForm({ postId, edits }: { postId: string; edits: CampaignForm | undefined }) {
  const { admin } = useAdmin();
  const [sentMessage, setSentMessage] = useState<string>();
  const form = useSchemaForm({
    schema: TestEmailBody,
    initial: { email: admin?.email ?? '' },
    send: async ({ email }) => {
      setSentMessage(undefined);
      const { success, message } = await sendTestCampaign(postId, { email, ...edits });
      if (!success) throw new RejectedEmailError(message);
      setSentMessage(message);
      toast(messages.emailSent(message));
    },
    messageOf: (error) =>
      error instanceof RejectedEmailError ? messages.emailFailed(error.message) : messages.emailError(error),
  });
  return (
    <section className={page.card} aria-labelledby="test-heading">
      <div className={spaceBetween}>
        <h2 id="test-heading" className={styles.heading}>
          Test email
        </h2>
        <p role="status" className={page.caption}>
          {sentMessage}
        </p>
      </div>
      <p>Send the newsletter to yourself first. The unsubscribe link in a test does nothing.</p>
      <SchemaForm form={form} className={stack[4]}>
        <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
        <div>
          <PendingButton kind="secondary" isPending={form.isPending} pendingLabel="Sending...">
            Send Test Email
          </PendingButton>
        </div>
      </SchemaForm>
    </section>
  );
}
