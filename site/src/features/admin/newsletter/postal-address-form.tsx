import { type NewsletterSettings, NewsletterSettingsBody } from '@whenabouts/server/contract';
import { updateNewsletterSettings, useNewsletterSettings } from '../../../api/admin-newsletter.ts';
import { toastFailure } from '../../../components/toast-failure.ts';
import { PendingButton } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import * as page from '../../../ui/page.css.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { useSchemaForm } from '../../../ui/use-schema-form.ts';
import { messages } from '../admin-messages.ts';
import { ReloginDialog } from '../relogin-dialog.tsx';
import { useSaveAfterRelogin } from '../use-save-after-relogin.ts';
import * as styles from './newsletter.css.ts';

/** Sets the postal address at the end of each newsletter. */
export function PostalAddressForm() {
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
