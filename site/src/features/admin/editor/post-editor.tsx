import type { EditablePost, PostPreview } from '@whenabouts/server/contract';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { readEditablePost, useEditablePost } from '../../../api/admin-posts.ts';
import { PageHead } from '../../../components/page-head.tsx';
import { paths } from '../../../paths.ts';
import { Navigate, useParams } from '../../../router.ts';
import { Button, ButtonLink, PendingButton } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Form } from '../../../ui/form.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import { stack } from '../../../ui/layout.css.ts';
import { ErrorNotice } from '../../../ui/notice.tsx';
import * as page from '../../../ui/page.css.ts';
import { Page } from '../../../ui/page.tsx';
import { AdminOnly } from '../admin-only.tsx';
import { PostPlaceholder } from '../post-placeholder.tsx';
import { postState, todayOf } from '../post-state.ts';
import { ReloginDialog } from '../relogin-dialog.tsx';
import { DraftNotice } from './draft-notice.tsx';
import type { PostValues } from './drafts.ts';
import * as styles from './editor.css.ts';
import { GoneDialog, LeaveDialog, PreviewDialog, RevertDialog, StaleDialog } from './editor-dialogs.tsx';
import { MainFields, PostSettings } from './post-fields.tsx';
import { newValues, valuesOf } from './post-values.ts';
import { usePostEditor } from './use-post-editor.ts';

/** The preview of the editor. The app passes it, because features do not import one another. */
type RenderPost = Pick<PostEditorProps, 'renderPost'>;

const NEW_TITLE = 'New blog post';
const EDIT_TITLE = 'Edit blog post';

export function NewPostPage(props: RenderPost) {
  return (
    <AdminOnly title={NEW_TITLE}>
      <NewPost {...props} />
    </AdminOnly>
  );
}

function NewPost({ renderPost }: RenderPost) {
  const [initial] = useState(() => newValues(todayOf(new Date())));
  const [createdId, setCreatedId] = useState<number>();
  if (createdId !== undefined) return <Navigate to={paths.editPost(createdId)} replace />;
  return <PostEditor initial={initial} renderPost={renderPost} onReload={async (id) => setCreatedId(id)} />;
}

/** The editor with a stored post, draft or published. */
export function EditPostPage({ renderPost }: RenderPost) {
  const { id = '' } = useParams();
  return (
    <AdminOnly title={EDIT_TITLE}>
      <EditPost key={id} id={id} renderPost={renderPost} />
    </AdminOnly>
  );
}

function EditPost({ id, renderPost }: { id: string } & RenderPost) {
  const { data: post, error, mutate } = useEditablePost(id);
  if (!post) return <PostPlaceholder title={EDIT_TITLE} error={error} onRetry={() => void mutate()} />;
  return (
    <LoadedPost
      // A new version resets the form.
      key={post.version}
      post={post}
      renderPost={renderPost}
      onReload={async () => {
        await mutate(readEditablePost(post.id), { revalidate: false });
      }}
    />
  );
}

interface LoadedPostProps extends Pick<PostEditorProps, 'onReload' | 'renderPost'> {
  post: EditablePost;
}

function LoadedPost(props: LoadedPostProps) {
  const { post } = props;
  const initial = useMemo(() => valuesOf(post), [post]);
  return <PostEditor initial={initial} {...props} />;
}

export interface PostEditorProps {
  initial: PostValues;
  /** The post to edit; undefined for a new one. */
  post?: EditablePost;
  /** Shows the stored post with this id instead of the form's values. */
  onReload: (id: number) => Promise<void>;
  /** Renders a post as readers see it, for the preview. */
  renderPost: (post: PostPreview) => ReactNode;
}

/** The form for a post, with its toolbar and dialogs. `usePostEditor` has the behavior. */
function PostEditor({ initial, post, onReload, renderPost }: PostEditorProps) {
  const editor = usePostEditor({ initial, post, onReload });
  const { form, isPublished, isStored, submit, preview, phase, failures, drafts } = editor;
  const { leaving, relogin, stale, gone } = editor;
  const title = isStored ? EDIT_TITLE : NEW_TITLE;
  const [isUnpublishing, setUnpublishing] = useState(false);
  return (
    <Page>
      <PageHead title={title} noindex hasFailed={failures.length > 0 || form.errors.length > 0} />
      <Form
        className={stack[5]}
        aria-labelledby="editor-heading"
        inert={phase === 'saved'}
        onSubmit={(event) => {
          event.preventDefault();
          submit('published');
        }}
      >
        <div className={styles.toolbar}>
          <ButtonLink className={page.backLink} to={paths.adminDashboard}>
            <ArrowLeft aria-hidden="true" size="1.125rem" />
            <span>
              Back<span className={page.visuallyHiddenOnPhone}> to Dashboard</span>
            </span>
          </ButtonLink>
          <span className={styles.unsavedState}>
            {form.isDirty && phase !== 'saved' && 'Unsaved changes'}
          </span>
          <div className={styles.actions}>
            <PendingButton
              type="button"
              kind="secondary"
              isPending={preview.isLoading}
              pendingLabel="Loading..."
              onClick={preview.show}
            >
              Preview
            </PendingButton>
            <Button kind="secondary" onClick={() => (isPublished ? setUnpublishing(true) : submit('draft'))}>
              {isPublished ? 'Revert to Draft' : 'Save Draft'}
            </Button>
            <PendingButton isPending={phase !== 'idle'} pendingLabel="Saving...">
              {submitLabel(post, form.values.publishedAt)}
            </PendingButton>
          </div>
        </div>
        <div>
          <h1 id="editor-heading" tabIndex={-1}>
            {title}
          </h1>
          <p className={page.caption}>{stateText(post, isStored, form.values.publishedAt)}</p>
        </div>
        {/* A change during the request would be lost: it is not sent, and a successful save deletes the drafts. */}
        <div className={stack[5]} inert={phase !== 'idle'}>
          <DraftNotice {...drafts} />
          <ErrorSummary errors={form.errors} />
          {failures.map((failure) => (
            <ErrorNotice key={failure} title={failure} />
          ))}
          <div className={styles.columns}>
            <MainFields form={form} isPublished={isPublished} isNew={post === undefined} />
            <PostSettings form={form} post={post} />
          </div>
        </div>
      </Form>
      <PreviewDialog
        post={preview.post}
        hasUnsavedChanges={form.isDirty}
        onClose={preview.close}
        renderPost={renderPost}
      />
      <RevertDialog
        open={isUnpublishing}
        isScheduled={post !== undefined && postState(post, new Date()) === 'scheduled'}
        onClose={() => setUnpublishing(false)}
        onRevert={() => {
          setUnpublishing(false);
          submit('draft');
        }}
      />
      <LeaveDialog {...leaving} />
      <ReloginDialog {...relogin} />
      <StaleDialog {...stale} />
      <GoneDialog {...gone} />
    </Page>
  );
}

function submitLabel(post: EditablePost | undefined, publishedAt: string): string {
  const now = new Date();
  if (postState({ publishedAt }, now) === 'scheduled') return 'Schedule';
  return post && postState(post, now) === 'published' ? 'Save' : 'Publish';
}

/** Describes the stored post, and what the button does with the publish date in the form. */
function stateText(post: EditablePost | undefined, isStored: boolean, publishedAt: string): string {
  const now = new Date();
  const state = post ? postState(post, now) : 'draft';
  if (post && state !== 'draft') {
    const day = formatDate(post.publishedAt, 'UTC');
    return state === 'scheduled' ? `Scheduled for ${day}.` : `Published on ${day}.`;
  }
  const isLater = postState({ publishedAt }, now) === 'scheduled';
  const action = isLater
    ? `“Schedule” publishes it on ${formatDate(publishedAt, 'UTC')}`
    : '“Publish” shows it to everyone at once';
  return `${isStored ? 'Draft: visible' : 'A draft is visible'} to admins only. ${action}.`;
}
