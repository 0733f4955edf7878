import type { EditablePost } from '@whenabouts/server/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from '../../../ui/toast.ts';
import { messages } from '../admin-messages.ts';
import { useRelogin } from '../use-relogin.ts';
import type { Draft, PostValues } from './drafts.ts';
import type { SaveMode } from './post-values.ts';
import { useDrafts } from './use-drafts.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { usePostForm } from './use-post-form.ts';
import { usePreview } from './use-preview.ts';
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
  // The key must not publish an unfinished post by accident.
  useSaveKey(() => submit(isPublished ? 'published' : 'draft'));
  const showPreview = () => {
    if (saving.phase === 'idle') void form.submit('draft', preview.load);
  };
  const isSaveWaiting = saving.obstacle === 'login';
  const giveUp = () => {
    saving.clearObstacle();
    preview.clearLogin();
  };
  const relogin = useRelogin({
    waiting: isSaveWaiting ? 'save' : preview.needsLogin ? 'preview' : undefined,
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
