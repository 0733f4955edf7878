import { useRef } from 'react';
import { Button, PendingButton } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';

interface LeaveDialogProps {
  open: boolean;
  /** What becomes of the changes. */
  description: string;
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveDialog({ open, description, onStay, onLeave }: LeaveDialogProps) {
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onStay}
      alert
      title="Leave without saving?"
      description={description}
      initialFocus={() => stay.current}
    >
      <DialogActions>
        <Button ref={stay} kind="secondary" onClick={onStay}>
          Stay
        </Button>
        <Button kind="danger" onClick={onLeave}>
          Leave
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface StaleDialogProps {
  open: boolean;
  pending: boolean;
  onClose: () => void;
  onReload: () => void;
  onOverwrite: () => void;
}

export function StaleDialog({ open, pending, onClose, onReload, onOverwrite }: StaleDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      alert
      title="Someone else changed this post"
      description="It was saved again since you opened it. Reload their version and keep yours as a draft, or overwrite theirs with yours."
      initialFocus={() => cancel.current}
    >
      <DialogActions>
        <Button ref={cancel} kind="quiet" onClick={onClose}>
          Keep editing
        </Button>
        <PendingButton
          type="button"
          kind="secondary"
          pending={pending}
          pendingLabel="Reloading..."
          onClick={onReload}
        >
          Reload
        </PendingButton>
        <Button kind="danger" onClick={onOverwrite}>
          Overwrite
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface GoneDialogProps {
  open: boolean;
  onClose: () => void;
  onSaveAsNew: () => void;
}

export function GoneDialog({ open, onClose, onSaveAsNew }: GoneDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      alert
      title="Someone else deleted this post"
      description="It was deleted since you opened it. What you have written is still here, and can be saved as a new post."
      initialFocus={() => cancel.current}
    >
      <DialogActions>
        <Button ref={cancel} kind="quiet" onClick={onClose}>
          Keep editing
        </Button>
        <Button onClick={onSaveAsNew}>Save as New Post</Button>
      </DialogActions>
    </Dialog>
  );
}
