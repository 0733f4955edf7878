import type { EditablePost } from '@whenabouts/server/contract';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { replacePath } from '../../../history-state.ts';
import { paths } from '../../../paths.ts';
import { toast } from '../../../ui/toast.ts';
import { messages } from '../admin-messages.ts';
import { useRelogin } from '../use-relogin.ts';
import type { Draft, PostValues } from './drafts.ts';
import type { SaveMode } from './post-values.ts';
import { newPostSaver } from './save-post.ts';
import { useDrafts } from './use-drafts.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { usePostForm } from './use-post-form.ts';
import { usePreview } from './use-preview.ts';
import { useSaving } from './use-saving.ts';

interface PostEditorOptions {
  initial: PostValues;
  post: EditablePost | undefined;
  onReload: (id: number) => Promise<void>;
}

/** Combines the form, saving, drafts and dialogs of the post editor. */
export function usePostEditor({ initial, post, onReload }: PostEditorOptions) {
  const isPublished = post !== undefined && !post.isDraft;
  const form = usePostForm(initial, isPublished);
  const [saver] = useState(() => newPostSaver(post));
  const version = (post && saver.stored()?.version) ?? null;
  const createdPost = () => (post ? undefined : saver.stored());
  useShowPathOf(createdPost()?.id);
  useFocusOnNewPost(() => form.focus('title'), post === undefined);
  const drafts = useDrafts({
    postId: post?.id,
    version,
    initial,
    createdPost,
    attempts: saver.attempts,
    current: form.current,
    values: form.values,
    isDirty: form.isDirty,
  });
  const saving = useSaving({
    isNew: post === undefined,
    isPublished,
    saver,
    onAttempt: drafts.storeNow,
    onSaved: drafts.end,
    onDraftSaved: () => {
      form.markSaved();
      drafts.clear();
    },
    showErrors: form.showErrors,
  });
  const leaving = useLeaveGuard(form.isDirty && saving.phase !== 'saved', () => drafts.storeNow());
  const preview = usePreview({ postId: saver.stored()?.id, showErrors: form.showErrors });
  const reloading = useReload(onReload);

  /** The mode of the last save, for repeating it after a login or a conflict. */
  const lastMode = useRef<SaveMode>('published');
  const submit = (mode: SaveMode = lastMode.current, { overwrite = false } = {}) => {
    if (saving.phase !== 'idle') return;
    lastMode.current = mode;
    void form.submit(mode, (body) => saving.save(body, { mode, overwrite }));
  };
  // The shortcut publishes no draft: authors press it out of habit, before the post is finished.
  useSaveKey(() => submit(isPublished ? 'published' : 'draft'));
  const showPreview = () => {
    if (saving.phase === 'idle') void form.submit('draft', preview.load);
  };
  const relogin = useEditorRelogin({ saving, preview, submit, showPreview });
  const removeDraft = (draft: Draft) => {
    drafts.remove(draft);
    form.focus('title');
  };
  return {
    form,
    isPublished,
    isStored: saver.stored() !== undefined,
    submit,
    phase: saving.phase,
    failures: [saving.failure, preview.failure].filter((failure) => failure !== undefined),
    preview: { ...preview, show: showPreview },
    drafts: {
      drafts: drafts.earlier,
      version,
      onRestore: (draft: Draft) => {
        form.restore(draft.values);
        saver.resume(draft);
        removeDraft(draft);
      },
      onDiscard: removeDraft,
    },
    leaving,
    relogin,
    stale: {
      open: saving.obstacle === 'stale',
      isPending: reloading.isPending,
      onClose: saving.clearObstacle,
      onReload: () => {
        drafts.storeNow();
        void reloading.start(saver.stored()?.id);
      },
      onOverwrite: () => {
        saving.clearObstacle();
        submit(lastMode.current, { overwrite: true });
      },
    },
    gone: {
      open: saving.obstacle === 'gone',
      onClose: saving.clearObstacle,
      onSaveAsNew: () => {
        saving.clearObstacle();
        saving.startAsNew();
        submit();
      },
    },
  };
}

/**
 * Shows the path of the post that this page has created, so that a reload opens it. The router would replace the editor with its undo
 * steps.
 */
function useShowPathOf(id: number | undefined): void {
  useLayoutEffect(() => {
    if (id !== undefined) replacePath(paths.editPost(id));
  }, [id]);
}

/** Focuses the title of a new post, which authors type first. */
function useFocusOnNewPost(focusTitle: () => void, isNew: boolean): void {
  const focus = useEffectEvent(focusTitle);
  useEffect(() => {
    if (isNew) focus();
  }, [isNew]);
}

interface EditorReloginOptions {
  saving: ReturnType<typeof useSaving>;
  preview: ReturnType<typeof usePreview>;
  submit: () => void;
  showPreview: () => void;
}

/** Asks the admin to log in again, then repeats the save or the preview. */
function useEditorRelogin({ saving, preview, submit, showPreview }: EditorReloginOptions) {
  const isSaveWaiting = saving.obstacle === 'login';
  const waitingPreview = preview.needsLogin ? 'preview' : undefined;
  const giveUp = () => {
    saving.clearObstacle();
    preview.clearLogin();
  };
  return useRelogin({
    waiting: isSaveWaiting ? 'save' : waitingPreview,
    onGiveUp: giveUp,
    onResume: () => {
      giveUp();
      if (isSaveWaiting) submit();
      else showPreview();
    },
  });
}

/** Loads the stored post again. The editor is replaced when it has arrived. */
function useReload(reload: PostEditorOptions['onReload']) {
  const [isPending, setPending] = useState(false);
  async function start(id: number | undefined): Promise<void> {
    if (id === undefined) return;
    setPending(true);
    try {
      await reload(id);
    } catch (error) {
      toast(messages.reloadFailed(error));
      setPending(false);
    }
  }
  return { isPending, start };
}

/** Saves the post on Ctrl+S or Cmd+S, unless a dialog is open. */
function useSaveKey(save: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    if (!document.querySelector('[role=dialog], [role=alertdialog]')) save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
