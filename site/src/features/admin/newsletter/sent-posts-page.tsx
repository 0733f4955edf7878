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
import { SchemaForm } from '../../../components/forms/schema-form.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { paths } from '../../../paths.ts';
import { Link } from '../../../router.ts';
import { PendingButton } from '../../../ui/button.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import { plainList, stack } from '../../../ui/layout.css.ts';
import * as page from '../../../ui/page.css.ts';
import { Loaded } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import * as styles from '../admin.css.ts';
import { messages } from '../admin-messages.ts';
import { AdminSubpage } from '../admin-subpage.tsx';
import { ReloginDialog } from '../relogin-dialog.tsx';
import { useAdminForm } from '../use-admin-form.ts';
import { progressText } from './send-progress.tsx';

const TITLE = 'Newsletter';

/** Lists the posts that were sent to subscribers, including posts that have been deleted since. */
export function SentPostsPage() {
  return (
    <AdminSubpage title={TITLE} requires="editor">
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
  return (
    <Loaded response={useCampaigns()} heights={['12rem']} failure="The list could not be loaded.">
      {(campaigns) =>
        campaigns.length === 0 ? (
          <p>Nothing was sent yet.</p>
        ) : (
          <ul className={`${stack[4]} ${plainList}`}>
            {campaigns.map((campaign) => (
              <SentPost key={campaign.postId} campaign={campaign} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function SentPost({ campaign: { postId, title, progress } }: { campaign: CampaignSummary }) {
  return (
    <li className={page.card}>
      <h2 className={styles.heading}>
        <Link to={paths.newsletterCampaign(postId)}>{title}</Link>
      </h2>
      <p className={page.caption}>
        {progressText(progress)}. Started on {formatDate(progress.startedAt, 'local')}.
      </p>
    </li>
  );
}

function PostalAddressForm() {
  return (
    <section className={page.card} aria-labelledby="postal-address-heading">
      <h2 id="postal-address-heading" className={styles.heading}>
        Postal address
      </h2>
      <Loaded
        response={useNewsletterSettings()}
        heights={['6rem']}
        failure="The postal address could not be loaded."
      >
        {(settings) => <AddressForm settings={settings} />}
      </Loaded>
    </section>
  );
}

function AddressForm({ settings: { postalAddress } }: { settings: NewsletterSettings }) {
  const { form, relogin } = useAdminForm({
    schema: NewsletterSettingsBody,
    initial: { postalAddress },
    save: updateNewsletterSettings,
    saved: messages.postalAddressSaved,
  });
  return (
    <>
      <SchemaForm form={form} className={stack[4]}>
        <TextField
          label="Name and postal address"
          hint="Appears at the end of every newsletter, because the law requires it. For example: Whenabouts, 1 Main Street, Springfield, IL 62701."
          autoComplete="off"
          {...form.field('postalAddress')}
        />
        <div>
          <PendingButton kind="secondary" isPending={form.isPending} pendingLabel="Saving...">
            Save Address
          </PendingButton>
        </div>
      </SchemaForm>
      <ReloginDialog {...relogin} />
    </>
  );
}
