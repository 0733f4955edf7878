import { type EditablePost, type PostPreview, postLimits } from '@whenabouts/server/contract';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PageHead } from '../../../components/page-head.tsx';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink, PendingButton } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import { ErrorNotice, ErrorSummary } from '../../../ui/notice.tsx';
import * as page from '../../../ui/page.css.ts';
import { Page } from '../../../ui/page.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { postState } from '../post-state.ts';
import { ReloginDialog } from '../relogin-dialog.tsx';
import { ContentField } from './content-field.tsx';
import { DraftNotice } from './draft-notice.tsx';
import type { PostValues } from './drafts.ts';
import * as styles from './editor.css.ts';
import { GoneDialog, LeaveDialog, RevertDialog, StaleDialog } from './editor-dialogs.tsx';
import { listForText, uploadForText } from './editor-images.ts';
import { lengthOf } from './meta-text.ts';
import { PostSettings } from './post-settings.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { SlugField } from './slug-field.tsx';
import { usePostEditor } from './use-post-editor.ts';
import type { PostForm } from './use-post-form.ts';

export interface PostEditorProps {
  title: string;
  /** Initial values of the form. */
  initial: PostValues;
  /** The post to edit; undefined for a new one. */
  post?: EditablePost;
  /** Fetches the post again and resets the form; only a stored post can be changed by somebody else. */
  onReload?: () => Promise<void>;
  /** Renders a post as readers see it, for the preview. Comes from another feature. */
  renderPost: (post: PostPreview) => ReactNode;
}

/** The form for a post, with its toolbar and dialogs. `usePostEditor` has the behavior. */
export function PostEditor({ title, initial, post, onReload, renderPost }: PostEditorProps) {
  const { form, isPublished, submit, preview, phase, failures, drafts, leaving, relogin, stale, gone } =
    usePostEditor({ initial, post, onReload });
  const [isUnpublishing, setUnpublishing] = useState(false);
  return (
    <Page>
      <PageHead title={title} noindex failed={failures.length > 0 || form.errors.length > 0} />
      <Form
        className={styles.form}
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
              Back<span className={styles.visuallyHiddenOnPhone}> to Dashboard</span>
            </span>
          </ButtonLink>
          <span className={styles.unsavedState}>
            {form.isDirty && phase !== 'saved' && 'Unsaved changes'}
          </span>
          <div className={styles.actions}>
            <PendingButton
              type="button"
              kind="secondary"
              pending={preview.isLoading}
              pendingLabel="Loading..."
              onClick={preview.show}
            >
              Preview
            </PendingButton>
            <Button kind="secondary" onClick={() => (isPublished ? setUnpublishing(true) : submit('draft'))}>
              {isPublished ? 'Revert to Draft' : 'Save Draft'}
            </Button>
            <PendingButton pending={phase !== 'idle'} pendingLabel="Saving...">
              Save
            </PendingButton>
          </div>
        </div>
        <div>
          <h1 id="editor-heading" tabIndex={-1}>
            {title}
          </h1>
          <p className={page.caption}>{stateText(post, form.values.publishedAt)}</p>
        </div>
        <DraftNotice {...drafts} />
        <ErrorSummary errors={form.errors} />
        {failures.map((failure) => (
          <ErrorNotice key={failure} title={failure} />
        ))}
        <div className={styles.columns}>
          <MainFields form={form} isPublished={isPublished} />
          <PostSettings form={form} post={post} />
        </div>
      </Form>
      <PreviewDialog post={preview.post} onClose={preview.close} renderPost={renderPost} />
      <RevertDialog
        open={isUnpublishing}
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

/** Describes the stored post, and what Save does with the publish date in the form. */
function stateText(post: EditablePost | undefined, publishedAt: string): string {
  const now = new Date();
  const state = post ? postState(post, now) : 'draft';
  if (post && state !== 'draft') {
    const day = formatDate(post.publishedAt);
    return state === 'scheduled' ? `Scheduled for ${day}.` : `Published on ${day}.`;
  }
  const isLater = postState({ publishedAt }, now) === 'scheduled';
  const action = isLater ? `schedules it for ${formatDate(publishedAt)}` : 'publishes it';
  return `${post ? 'Draft: visible' : 'A draft is visible'} to admins only. Save ${action}.`;
}

interface MainFieldsProps {
  form: PostForm;
  isPublished: boolean;
}

function MainFields({ form, isPublished }: MainFieldsProps) {
  const { values, field } = form;
  return (
    <div className={styles.mainFields}>
      <TextField
        label="Title"
        hint={`${postLimits.title.min} to ${postLimits.title.recommended} characters are recommended.`}
        autoComplete="off"
        count={{ written: lengthOf(values.title), max: postLimits.title.recommended }}
        {...field('title')}
      />
      <SlugField form={form} isPublished={isPublished} />
      <TextAreaField
        label="Excerpt"
        hint="One or two sentences for lists and search results."
        rows={3}
        count={{ written: lengthOf(values.excerpt), max: postLimits.excerpt.max }}
        {...field('excerpt')}
      />
      <ContentField
        ref={form.richText}
        id={form.fieldId('content')}
        error={form.errorOf('content')}
        // The current value, because a draft may have been restored before the editor loaded.
        initialHtml={values.content}
        onChange={form.setContent}
        uploadImage={uploadForText}
        listImages={listForText}
      />
    </div>
  );
}
