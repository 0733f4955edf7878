import type { Image } from '@whenabouts/server/contract';
import { useEffect, useRef, useState } from 'react';
import { deleteImage } from '../../api/images.ts';
import { Button, PendingButton } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { ProblemNotice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';
import { messages } from './messages.ts';

interface DeleteImageDialogProps {
  /** The image to ask about; closed without one. */
  image: Image | undefined;
  onClose: () => void;
  focusAfterwards: (image: Image | undefined) => HTMLElement | null;
}

export function DeleteImageDialog({ image, onClose, focusAfterwards }: DeleteImageDialogProps) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const cancel = useRef<HTMLButtonElement>(null);
  // The name stays on the button while the dialog fades.
  const shown = useRef(image);
  if (image) shown.current = image;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each image is asked about afresh
  useEffect(() => setFailure(undefined), [image]);

  async function confirm(): Promise<void> {
    if (!image) return;
    setPending(true);
    setFailure(undefined);
    try {
      await deleteImage(image.id);
      toast(messages.deleted);
      onClose();
    } catch (error) {
      const message = messages.deletionFailed(error);
      toast(message);
      setFailure(message.text);
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog
      open={image !== undefined}
      onClose={() => {
        if (!pending) onClose();
      }}
      alert
      title="Delete Image"
      description="Are you sure you want to delete this image? Pages that show it will miss it. This action cannot be undone."
      initialFocus={() => cancel.current}
      finalFocus={() => focusAfterwards(shown.current)}
    >
      {failure && <ProblemNotice title={failure} />}
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
          {`Delete image “${shown.current?.fileName ?? ''}”`}
        </PendingButton>
      </DialogActions>
    </Dialog>
  );
}
