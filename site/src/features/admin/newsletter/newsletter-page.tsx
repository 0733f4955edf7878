import type { CampaignForm } from '@whenabouts/server/contract';
import { useState } from 'react';
import { type LoadedStatus, useCampaignPreview, useCampaignStatus } from '../../../api/admin-newsletter.ts';
import { ApiError } from '../../../api/request.ts';
import { PageHead } from '../../../components/page-head.tsx';
import { useParams } from '../../../router.ts';
import { ErrorNotice } from '../../../ui/notice.tsx';
import * as page from '../../../ui/page.css.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AdminSubpage } from '../admin-subpage.tsx';
import { EmailPreview } from './email-preview.tsx';
import * as styles from './newsletter.css.ts';
import { SendProgress } from './send-progress.tsx';
import { SendToSubscribers } from './send-to-subscribers.tsx';
import { TestEmailForm } from './test-email-form.tsx';

const TITLE = 'Send as newsletter';

/** Sends a post to the subscribers of the newsletter. */
export function NewsletterPage() {
  const { id = '' } = useParams();
  return (
    <AdminSubpage title={TITLE}>
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
      return <Skeleton heights={['2rem', '14rem', '32rem']} label="Loading…" visible />;
    if (error instanceof ApiError && error.status === 404) return <p>There is no such post.</p>;
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
          {preview.data && edits && (
            <EmailPreview
              preview={preview.data}
              edits={edits}
              onEdit={loaded.status.progress ? undefined : setEdited}
            />
          )}
          {!preview.data && preview.error === undefined && <Skeleton heights={['32rem']} />}
          {!preview.data && preview.error !== undefined && (
            <ErrorNotice title="The preview could not be loaded." onRetry={() => void preview.mutate()} />
          )}
        </section>
        <div className={styles.forms}>{loaded.status.progress ? [sending, test] : [test, sending]}</div>
      </div>
    </>
  );
}

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
    <section className={page.card} aria-labelledby="sending-heading">
      <div className={page.spaceBetween}>
        <h2 id="sending-heading" tabIndex={-1} className={styles.heading}>
          Subscribers
        </h2>
        <p role="status" className={page.caption}>
          {isStale && 'The server is not responding. These numbers may be out of date.'}
        </p>
      </div>
      {status.progress ? (
        <SendProgress postId={postId} progress={status.progress} perMinute={status.emailsPerMinute} />
      ) : (
        <SendToSubscribers postId={postId} status={status} version={version} edits={edits} />
      )}
    </section>
  );
}
