import { type Author, AuthorBody } from '@whenabouts/server/contract';
import { updateAuthor, useAuthor } from '../../api/admin-posts.ts';
import { PageHead } from '../../components/page-head.tsx';
import { toastFailure } from '../../components/toast-failure.ts';
import { PendingButton } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { messages } from './admin-messages.ts';
import { AdminSubpage } from './admin-page.tsx';
import * as styles from './author-page.css.ts';
import { ReloginDialog, useSaveAfterRelogin } from './relogin.tsx';

const TITLE = 'Author';

/** Edits the author that the current admin's posts show. */
export function AuthorPage() {
  return (
    <AdminSubpage title={TITLE}>
      <p className={page.lead}>
        The author shown on your posts. Changes also apply to posts that are already published.
      </p>
      <LoadedAuthor />
    </AdminSubpage>
  );
}

function LoadedAuthor() {
  const { data: author, error, mutate } = useAuthor();
  if (author) return <AuthorForm author={author} />;
  return (
    <>
      <PageHead title={TITLE} noindex />
      {error === undefined ? (
        <Skeleton heights={['22rem']} />
      ) : (
        <ErrorNotice title="The author could not be loaded." onRetry={() => void mutate()} />
      )}
    </>
  );
}

function AuthorForm({ author }: { author: Author }) {
  const { saveWithRelogin, relogin } = useSaveAfterRelogin();
  const { submit, field, errors, failure, pending } = useSchemaForm({
    schema: AuthorBody,
    initial: { name: author.name, initials: author.initials, title: author.title },
    send: async (body) => {
      await saveWithRelogin(() => updateAuthor(body));
      toast(messages.authorSaved);
    },
    onError: (error) => toastFailure(messages.saveFailed(error), error),
  });
  return (
    <>
      <PageHead title={TITLE} noindex failed={failure !== undefined || errors.length > 0} />
      <Form className={page.form} onSubmit={submit}>
        {failure && <ErrorNotice title={failure} />}
        <div className={styles.fields}>
          <TextField label="Name" hint="A person or a team." autoComplete="name" {...field('name')} />
          <TextField
            label="Initials"
            hint="Shown where there is no room for the name."
            autoComplete="off"
            autoCapitalize="characters"
            {...field('initials')}
          />
          <TextField
            label="Title"
            hint="Such as Editor."
            autoComplete="organization-title"
            {...field('title')}
          />
        </div>
        <div>
          <PendingButton pending={pending} pendingLabel="Saving...">
            Save
          </PendingButton>
        </div>
      </Form>
      <ReloginDialog {...relogin} />
    </>
  );
}
