import { type Author, AuthorBody } from '@whenabouts/server/contract';
import { updateAuthor, useAuthor } from '../../api/admin-posts.ts';
import { SchemaForm } from '../../components/forms/schema-form.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PendingButton } from '../../ui/button.tsx';
import * as page from '../../ui/page.css.ts';
import { Loaded } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import * as styles from './admin.css.ts';
import { messages } from './admin-messages.ts';
import { AdminSubpage } from './admin-subpage.tsx';
import { ReloginDialog } from './relogin-dialog.tsx';
import { useAdminForm } from './use-admin-form.ts';

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
  const response = useAuthor();
  return (
    <>
      {!response.data && <PageHead title={TITLE} noindex />}
      <Loaded response={response} heights={['22rem']} failure="The author could not be loaded.">
        {(author) => <AuthorForm author={author} />}
      </Loaded>
    </>
  );
}

function AuthorForm({ author }: { author: Author }) {
  const { form, relogin } = useAdminForm({
    schema: AuthorBody,
    initial: { name: author.name, initials: author.initials, title: author.title },
    save: updateAuthor,
    saved: messages.authorSaved,
  });
  return (
    <>
      <PageHead title={TITLE} noindex hasFailed={form.hasFailed} />
      <SchemaForm form={form} className={page.form}>
        <div className={styles.authorFields}>
          <TextField label="Name" hint="A person or a team." autoComplete="name" {...form.field('name')} />
          <TextField
            label="Initials"
            hint="Shown where there is no room for the name."
            autoComplete="off"
            autoCapitalize="characters"
            {...form.field('initials')}
          />
          <TextField
            label="Title"
            hint="Such as Editor."
            autoComplete="organization-title"
            {...form.field('title')}
          />
        </div>
        <div>
          <PendingButton isPending={form.isPending} pendingLabel="Saving...">
            Save
          </PendingButton>
        </div>
      </SchemaForm>
      <ReloginDialog {...relogin} />
    </>
  );
}
