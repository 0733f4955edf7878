import type { PostPreview } from '@whenabouts/server/contract';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Button, PendingButton } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { FullDialog } from '../../../ui/full-dialog.tsx';

interface ChoiceDialogProps {
  open: boolean;
  title: string;
  description: string;
  /** Label of the button that changes nothing. It gets the focus. */
  stay: string;
  stayKind?: 'secondary' | 'quiet';
  onStay: () => void;
  children: ReactNode;
}

/** An alert dialog in which one of the buttons changes nothing. */
function ChoiceDialog({ stay, stayKind = 'quiet', onStay, children, ...dialog }: ChoiceDialogProps) {
  const stayButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog {...dialog} onClose={onStay} isAlert initialFocus={() => stayButton.current}>
      <DialogActions>
        <Button ref={stayButton} kind={stayKind} onClick={onStay}>
          {stay}
        </Button>
        {children}
      </DialogActions>
    </Dialog>
  );
}

interface LeaveDialogProps {
  open: boolean;
  /** Explains what happens to the changes. */
  description: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before the page is left with unsaved changes. */
export function LeaveDialog({ onLeave, ...rest }: LeaveDialogProps) {
  return (
    <ChoiceDialog {...rest} title="Leave without saving?" stay="Stay" stayKind="secondary">
      <Button kind="danger" onClick={onLeave}>
        Leave
      </Button>
    </ChoiceDialog>
  );
}

interface RevertDialogProps {
  open: boolean;
  isScheduled: boolean;
  onClose: () => void;
  onRevert: () => void;
}

/** Asks before a published or scheduled post becomes a draft again. */
export function RevertDialog({ open, isScheduled, onClose, onRevert }: RevertDialogProps) {
  return (
    <ChoiceDialog
      open={open}
      title="Revert to draft?"
      description={
        isScheduled
          ? 'Your changes are saved, and the post is no longer scheduled.'
          : 'Your changes are saved, and readers no longer see the post: links to it lead to “Blog Post Not Found” until you publish it again. Emails that were sent stay sent.'
      }
      stay="Cancel"
      stayKind="secondary"
      onStay={onClose}
    >
      <Button kind="danger" onClick={onRevert}>
        Revert to Draft
      </Button>
    </ChoiceDialog>
  );
}

interface StaleDialogProps {
  open: boolean;
  isPending: boolean;
  onClose: () => void;
  onReload: () => void;
  onOverwrite: () => void;
}

/** Asks what to do if another admin has saved the post since it was opened. */
export function StaleDialog({ open, isPending, onClose, onReload, onOverwrite }: StaleDialogProps) {
  return (
    <ChoiceDialog
      open={open}
      title="Someone else changed this post"
      description="It was saved again since you opened it. Reload their version and keep yours as a draft, or overwrite theirs with yours."
      stay="Keep editing"
      onStay={onClose}
    >
      <PendingButton
        type="button"
        kind="secondary"
        isPending={isPending}
        pendingLabel="Reloading..."
        onClick={onReload}
      >
        Reload
      </PendingButton>
      <Button kind="danger" onClick={onOverwrite}>
        Overwrite
      </Button>
    </ChoiceDialog>
  );
}

interface GoneDialogProps {
  open: boolean;
  onClose: () => void;
  onSaveAsNew: () => void;
}

/** Asks what to do if another admin has deleted the post since it was opened. */
export function GoneDialog({ open, onClose, onSaveAsNew }: GoneDialogProps) {
  return (
    <ChoiceDialog
      open={open}
      title="Someone else deleted this post"
      description="It was deleted since you opened it. Your text is still here, and you can save it as a new post."
      stay="Keep editing"
      onStay={onClose}
    >
      <Button onClick={onSaveAsNew}>Save as New Post</Button>
    </ChoiceDialog>
  );
}

interface PreviewDialogProps {
  /** The post to show; undefined closes the dialog. */
  post: PostPreview | undefined;
  hasUnsavedChanges: boolean;
  onClose: () => void;
  renderPost: (post: PostPreview) => ReactNode;
}

/** Shows the post of the form over the editor, as wide as readers see it. */
export function PreviewDialog({ post, hasUnsavedChanges, onClose, renderPost }: PreviewDialogProps) {
  return (
    <FullDialog
      open={post !== undefined}
      onClose={onClose}
      title="Preview"
      description={`As readers will see the post.${hasUnsavedChanges ? ' Your latest changes aren’t saved yet.' : ''}`}
      onClickCapture={openLinkInNewTab}
    >
      {post && renderPost(post)}
    </FullDialog>
  );
}

/** Following a link in the preview must not leave the editor. */
function openLinkInNewTab(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  window.open(link.href, '_blank', 'noopener');
}
