import type { PostPreview } from '@whenabouts/server/contract';
import type { MouseEvent, ReactNode } from 'react';
import { FullDialog } from '../../../ui/full-dialog.tsx';

interface PreviewDialogProps {
  /** The post to show; undefined closes the dialog. */
  post: PostPreview | undefined;
  onClose: () => void;
  renderPost: (post: PostPreview) => ReactNode;
}

/** Shows an unsaved post over the editor, as wide as readers see it. */
export function PreviewDialog({ post, onClose, renderPost }: PreviewDialogProps) {
  return (
    <FullDialog
      open={post !== undefined}
      onClose={onClose}
      title="Preview"
      description="As readers will see the post. Nothing is saved yet."
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
