import type { DraftBody, EditablePost, PostPreview } from '@whenabouts/server/contract';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { previewPost } from '../../../api/admin-posts.ts';
import { ApiError, fieldErrorsOf } from '../../../api/request.ts';
import { useBlocker } from '../../../router.ts';
import { toast } from '../../../ui/toast.ts';
import { messages } from '../admin-messages.ts';
import { useRelogin } from '../relogin.tsx';
import { useUnsavedWork } from '../unsaved-work.ts';
import type { Draft, PostValues } from './drafts.ts';
import type { SaveMode } from './post-values.ts';
import { useDrafts } from './use-drafts.ts';
import { usePostForm } from './use-post-form.ts';
import { useSaving } from './use-saving.ts';

interface PostEditorOptions {
  initial: PostValues;
  post: EditablePost | undefined;
  onReload: (() => Promise<void>) | undefined;
}

/** Combines the form, saving, drafts and dialogs of the post editor. */
export function usePostEditor({ initial, post, onReload }: PostEditorOptions) {
  const isPublished = post !== undefined && !post.isDraft;
  const form = usePostForm(initial, isPublished);
  const version = post?.version ?? null;
  const drafts = useDrafts({
    postId: post?.id,
    version,
    initial,
    current: form.current,
    values: form.values,
    isDirty: form.isDirty,
  });
  const saving = useSaving({ post, onSaved: drafts.end, showErrors: form.showErrors });
  const leaving = useLeaveGuard(form.isDirty && saving.phase !== 'saved', () => drafts.storeNow());
  const preview = usePreview({ postId: post?.id, showErrors: form.showErrors });
  const [reloading, setReloading] = useState(false);

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
  const isSaveWaiting = saving.obstacle === 'login';
  const waitingPreview = preview.needsLogin ? 'preview' : undefined;
  const giveUp = () => {
    saving.clearObstacle();
    preview.clearLogin();
  };
  const relogin = useRelogin({
    waiting: isSaveWaiting ? 'save' : waitingPreview,
    onGiveUp: giveUp,
    onResume: () => {
      giveUp();
      if (isSaveWaiting) submit();
      else showPreview();
    },
  });

  async function reload(): Promise<void> {
    drafts.storeNow();
    setReloading(true);
    try {
      await onReload?.();
    } catch (error) {
      toast(messages.reloadFailed(error));
      setReloading(false);
    }
  }

  function restore(draft: Draft): void {
    form.restore(draft.values);
    drafts.remove(draft);
    form.focus('title');
  }

  return {
    form,
    isPublished,
    submit,
    phase: saving.phase,
    failures: [saving.failure, preview.failure].filter((failure) => failure !== undefined),
    preview: { ...preview, show: showPreview },
    drafts: {
      drafts: drafts.earlier,
      version,
      onRestore: restore,
      onDiscard: (draft: Draft) => {
        drafts.remove(draft);
        form.focus('title');
      },
    },
    leaving,
    relogin,
    stale: {
      open: saving.obstacle === 'stale',
      pending: reloading,
      onClose: saving.clearObstacle,
      onReload: () => void reload(),
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

/** Asks for confirmation before unsaved changes are lost: on navigation, on logout, or when the tab closes. */
function useLeaveGuard(isDirty: boolean, storeDraft: () => void) {
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
      [isDirty],
    ),
  );
  /** The logout that waits for the admin's decision; undefined if none does. */
  const [logout, setLogout] = useState<{ resolve: (mayLeave: boolean) => void }>();
  /** True once the admin has confirmed that the changes may be lost. */
  const [isDiscarded, setDiscarded] = useState(false);

  useUnsavedWork(isDirty && !isDiscarded, () => new Promise((resolve) => setLogout({ resolve })));

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);

  function decide(mayLeave: boolean): void {
    if (logout) {
      setDiscarded(mayLeave);
      setLogout(undefined);
      logout.resolve(mayLeave);
      return;
    }
    if (blocker.state !== 'blocked') return;
    if (mayLeave) {
      storeDraft();
      blocker.proceed();
    } else blocker.reset();
  }

  return {
    open: blocker.state === 'blocked' || logout !== undefined,
    description: logout
      ? 'Logging out removes your unsaved changes from this browser.'
      : 'Your changes are not saved. This browser keeps them as a draft that you can restore when you come back.',
    onStay: () => decide(false),
    onLeave: () => decide(true),
  };
}

interface PreviewOptions {
  /** The post that is edited; undefined for a new one. */
  postId: number | undefined;
  /** Shows validation errors at their fields. Returns false if none belongs to a field. */
  showErrors: (errors: Readonly<Record<string, string>>) => boolean;
}

/** The preview of the unsaved post. The server renders it, because it also decides what readers get. */
function usePreview({ postId, showErrors }: PreviewOptions) {
  const [post, setPost] = useState<PostPreview>();
  const [isLoading, setLoading] = useState(false);
  const [needsLogin, setNeedsLogin] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function load(body: DraftBody): Promise<void> {
    setLoading(true);
    setFailure(undefined);
    try {
      setPost(await previewPost({ ...body, id: postId }));
    } catch (error) {
      showFailure(error);
    } finally {
      setLoading(false);
    }
  }

  function showFailure(error: unknown): void {
    if (error instanceof ApiError && error.code === 'unauthenticated') {
      setNeedsLogin(true);
      return;
    }
    const message = messages.previewFailed(error);
    toast(message);
    if (!showErrors(fieldErrorsOf(error))) setFailure(message.text);
  }

  return {
    /** The post to show; undefined while the preview is closed. */
    post,
    isLoading,
    /** True if the session has ended. */
    needsLogin,
    failure,
    load,
    close: () => setPost(undefined),
    clearLogin: () => setNeedsLogin(false),
  };
}
