import {
  type CampaignSummary,
  type NewsletterSettings,
  NewsletterSettingsBody,
} from '@whenabouts/server/contract';
import {
  updateNewsletterSettings,
  useCampaigns,
  useNewsletterSettings,
} from '../../../api/admin-newsletter.ts';
import { PageHead } from '../../../components/page-head.tsx';
import { toastFailure } from '../../../components/toast-failure.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../router.ts';
import { PendingButton } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import { ErrorNotice } from '../../../ui/notice.tsx';
import * as page from '../../../ui/page.css.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { useSchemaForm } from '../../../ui/use-schema-form.ts';
import { messages } from '../admin-messages.ts';
import { AdminSubpage } from '../admin-page.tsx';
import { ReloginDialog, useSaveAfterRelogin } from '../relogin.tsx';
import * as styles from './newsletter.css.ts';
import { progressText } from './send-campaign.tsx';

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

/** Sets the postal address at the end of each newsletter. */
function PostalAddressForm() {
  const { data: settings, error, mutate } = useNewsletterSettings();
  return (
    <section className={page.card} aria-labelledby="postal-address-heading">
      <h2 id="postal-address-heading" className={styles.heading}>
        Postal address
      </h2>
      {settings && <AddressForm settings={settings} />}
      {!settings && error === undefined && <Skeleton heights={['6rem']} label="Loading…" />}
      {!settings && error !== undefined && (
        <ErrorNotice title="The postal address could not be loaded." onRetry={() => void mutate()} />
      )}
    </section>
  );
}

function AddressForm({ settings: { postalAddress } }: { settings: NewsletterSettings }) {
  const { saveWithRelogin, relogin } = useSaveAfterRelogin();
  const { submit, field, failure, pending } = useSchemaForm({
    schema: NewsletterSettingsBody,
    initial: { postalAddress },
    send: async (body) => {
      await saveWithRelogin(() => updateNewsletterSettings(body));
      toast(messages.postalAddressSaved);
    },
    onError: (error) => toastFailure(messages.saveFailed(error), error),
  });
  return (
    <>
      <Form className={page.plainForm} onSubmit={submit}>
        {failure && <ErrorNotice title={failure} />}
        <TextField
          label="Name and postal address"
          hint="Appears at the end of every newsletter, because the law requires it. For example: Whenabouts, 1 Main Street, Springfield, IL 62701."
          autoComplete="off"
          {...field('postalAddress')}
        />
        <div>
          <PendingButton kind="secondary" pending={pending} pendingLabel="Saving...">
            Save Address
          </PendingButton>
        </div>
      </Form>
      <ReloginDialog {...relogin} />
    </>
  );
}
