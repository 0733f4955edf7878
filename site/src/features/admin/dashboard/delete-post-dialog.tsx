import type { PostSummary } from '@whenabouts/server/contract';
import { useEffect, useRef, useState } from 'react';
import { deletePost } from '../../../api/admin-posts.ts';
import { Button, PendingButton } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { ProblemNotice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast.ts';
import { messages } from '../messages.ts';

interface DeletePostDialogProps {
  /** The post to ask about; closed without one. */
  post: PostSummary | undefined;
  onClose: () => void;
  focusAfterwards: (post: PostSummary | undefined) => HTMLElement | null;
}

export function DeletePostDialog({ post, onClose, focusAfterwards }: DeletePostDialogProps) {
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  // The title stays on the button while the dialog fades.
  const shown = useRef(post);
  if (post) shown.current = post;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each post is asked about afresh
  useEffect(() => setFailed(false), [post]);

  async function confirm(): Promise<void> {
    if (!post) return;
    setPending(true);
    setFailed(false);
    try {
      await deletePost(post.id);
      toast(messages.postDeleted);
      onClose();
    } catch {
      toast(messages.deletionFailed);
      setFailed(true);
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog
      open={post !== undefined}
      onClose={() => {
        if (!pending) onClose();
      }}
      alert
      title="Delete Blog Post"
      description="Are you sure you want to delete this blog post? This action cannot be undone."
      initialFocus={() => cancel.current}
      finalFocus={() => focusAfterwards(shown.current)}
    >
      {failed && <ProblemNotice title={messages.deletionFailed.text} />}
      <DialogActions>
        <Button
          ref={cancel}
          kind="secondary"
          aria-disabled={pending || undefined}
          onClick={() => !pending && onClose()}
        >
          Cancel
        </Button>
        <PendingButton
          type="button"
          kind="danger"
          pending={pending}
          pendingLabel="Deleting..."
          onClick={() => void confirm()}
        >
          {`Delete “${shown.current?.title ?? ''}”`}
        </PendingButton>
      </DialogActions>
    </Dialog>
  );
}
