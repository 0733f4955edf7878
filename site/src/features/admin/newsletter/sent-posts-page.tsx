import type { CampaignSummary } from '@whenabouts/server/contract';
import { useCampaigns } from '../../../api/admin-newsletter.ts';
import { PageHead } from '../../../components/page-head.tsx';
import { paths } from '../../../paths.ts';
import { Link } from '../../../router.ts';
import { formatDate } from '../../../ui/format-date.ts';
import { ErrorNotice } from '../../../ui/notice.tsx';
import * as page from '../../../ui/page.css.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AdminSubpage } from '../admin-subpage.tsx';
import * as styles from './newsletter.css.ts';
import { PostalAddressForm } from './postal-address-form.tsx';
import { progressText } from './send-progress.tsx';

const TITLE = 'Newsletter';

/** Lists the posts that were sent to subscribers, including posts that have been deleted since. */
export function SentPostsPage() {
  return (
    <AdminSubpage title={TITLE}>
      <PageHead title={TITLE} noindex />
      <p className={page.lead}>
        Posts that were sent to subscribers, newest first. To send one, choose “Email to subscribers” next to
        it on the dashboard.
      </p>
      <PostalAddressForm />
      <SentPosts />
    </AdminSubpage>
  );
}

function SentPosts() {
  const { data: campaigns, error, mutate } = useCampaigns();
  if (!campaigns) {
    if (error === undefined) return <Skeleton heights={['12rem']} label="Loading…" />;
    return <ErrorNotice title="The list could not be loaded." onRetry={() => void mutate()} />;
  }
  if (campaigns.length === 0) return <p>Nothing was sent yet.</p>;
  return (
    <ul className={styles.campaigns}>
      {campaigns.map((campaign) => (
        <SentPost key={campaign.postId} campaign={campaign} />
      ))}
    </ul>
  );
}

function SentPost({ campaign: { postId, title, progress } }: { campaign: CampaignSummary }) {
  return (
    <li className={page.card}>
      <h2 className={styles.heading}>
        <Link to={paths.newsletterCampaign(postId)}>{title}</Link>
      </h2>
      <p className={page.caption}>
        {progressText(progress)}. Started on {formatDate(progress.startedAt)}.
      </p>
    </li>
  );
}
