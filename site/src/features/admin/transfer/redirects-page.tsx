import { type Redirect, RedirectBody } from '@whenabouts/server/contract';
import { ArrowRight } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  createRedirect,
  deleteRedirect,
  updateRedirect,
  useRedirects,
} from '../../../api/admin-redirects.ts';
import { reasonOf } from '../../../api/request.ts';
import { FormDialog } from '../../../components/forms/form-dialog.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { plainList, spaceBetween, stack } from '../../../ui/layout.css.ts';
import * as page from '../../../ui/page.css.ts';
import { Loaded } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { errorMessage } from '../../../ui/toast.ts';
import * as styles from '../admin.css.ts';
import { AdminListPage, ItemActions } from '../admin-list-page.tsx';
import { Pager } from '../dashboard/pager.tsx';
import { paginate } from '../dashboard/paginate.ts';
import { ReloginDialog } from '../relogin-dialog.tsx';
import { useAdminForm } from '../use-admin-form.ts';

const messages = {
  saved: { title: 'Redirect saved' },
  deleted: { title: 'Redirect deleted' },
  deletionFailed: (error: unknown) =>
    errorMessage('Deletion failed', reasonOf(error) ?? 'There was an error deleting the redirect'),
};
/** Lists that fit on a screen need no search. */
const SEARCH_FROM = 8;

/** Lists the redirects from paths of an earlier site, and adds, edits and deletes them. */
export function RedirectsPage() {
  return (
    <AdminListPage
      title="Redirects"
      requires="editor"
      lead="A redirect sends visitors of an old path to a page of this site. It applies only where there is no page. An import adds one for each post."
      add="Add Redirect"
      dialog={(onClose) => <RedirectDialog redirect={undefined} onClose={onClose} />}
    >
      <Redirects />
    </AdminListPage>
  );
}

function Redirects() {
  return (
    <Loaded
      response={useRedirects()}
      heights={['24rem']}
      label="Loading redirects…"
      failure="The redirects could not be loaded."
    >
      {(redirects) => <LoadedRedirects redirects={redirects} />}
    </Loaded>
  );
}

function LoadedRedirects({ redirects }: { redirects: readonly Redirect[] }) {
  const [editing, setEditing] = useState<Redirect>();
  const [deleting, setDeleting] = useState<Redirect>();
  const [search, setSearch] = useState('');
  const [pageNumber, setPageNumber] = useState(1);
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = search.trim().toLowerCase();
  const foundRedirects = redirects.filter(({ path, target }) =>
    `${path} ${target}`.toLowerCase().includes(wanted),
  );
  const slice = paginate(foundRedirects, pageNumber);
  return (
    <section className={stack[4]} aria-labelledby="redirects-heading">
      <h2 id="redirects-heading" ref={heading} tabIndex={-1} className={styles.heading}>
        Old paths
      </h2>
      {redirects.length >= SEARCH_FROM && (
        <TextField
          label="Search"
          type="search"
          autoComplete="off"
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            setPageNumber(1);
          }}
        />
      )}
      {foundRedirects.length > 0 ? (
        <ul className={`${stack[2]} ${plainList}`}>
          {slice.rows.map((redirect) => (
            <RedirectItem
              key={redirect.id}
              redirect={redirect}
              onEdit={() => setEditing(redirect)}
              onDelete={() => setDeleting(redirect)}
            />
          ))}
        </ul>
      ) : (
        <p className={styles.empty} role="status">
          {redirects.length > 0 ? 'No redirect has this text.' : 'No redirects yet.'}
        </p>
      )}
      {slice.pageCount > 1 && <Pager slice={slice} onPage={setPageNumber} />}
      {editing && (
        <RedirectDialog key={editing.id} redirect={editing} onClose={() => setEditing(undefined)} />
      )}
      <ConfirmDialog
        subject={deleting}
        title="Delete Redirect"
        description="Visitors of this path will see that there is no such page."
        name={({ path }) => path}
        label={({ path }) => `Delete “${path}”`}
        onConfirm={({ id }) => deleteRedirect(id)}
        successMessage={messages.deleted}
        errorMessage={messages.deletionFailed}
        onClose={() => setDeleting(undefined)}
        // The item that opened the dialog may be gone.
        focusAfterwards={(redirect) =>
          (redirect && document.getElementById(deleteId(redirect))) ?? heading.current
        }
      />
    </section>
  );
}

/** Returns the DOM id of the button that deletes a redirect. */
const deleteId = ({ id }: Redirect): string => `delete-redirect-${id}`;

interface RedirectItemProps {
  redirect: Redirect;
  onEdit: () => void;
  onDelete: () => void;
}

function RedirectItem({ redirect, onEdit, onDelete }: RedirectItemProps) {
  const { path, target } = redirect;
  const shown = readable(path);
  return (
    <li className={page.card}>
      <div className={spaceBetween}>
        <p className={styles.subject}>
          {shown} <ArrowRight aria-label="leads to" size="1rem" /> <a href={target}>{readable(target)}</a>
        </p>
        <ItemActions removeId={deleteId(redirect)} name={shown} onEdit={onEdit} onRemove={onDelete} />
      </div>
    </li>
  );
}

/** Returns a path as a browser's address bar shows it. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

interface RedirectDialogProps {
  /** The redirect to edit; undefined adds a new one. */
  redirect: Redirect | undefined;
  onClose: () => void;
}

function RedirectDialog({ redirect, onClose }: RedirectDialogProps) {
  const { form, relogin } = useAdminForm({
    schema: RedirectBody,
    initial: { path: readable(redirect?.path ?? ''), target: redirect?.target ?? '' },
    save: (body) => (redirect ? updateRedirect(redirect.id, body) : createRedirect(body)),
    saved: messages.saved,
    onSaved: onClose,
  });
  const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 500 } as const;
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={redirect ? 'Edit redirect' : 'Add redirect'}
      description="Search engines and bookmarks follow it too."
    >
      <TextField label="Old path" hint="For example /2020/05/my-post." {...plain} {...form.field('path')} />
      <TextField
        label="New path"
        hint="A page of this site, for example /blog/my-post."
        {...plain}
        {...form.field('target')}
      />
      <ReloginDialog {...relogin} />
    </FormDialog>
  );
}
