import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { messages } from '../admin-messages.ts';

interface PartnerLinkDialogProps {
  name: string;
  url: string;
  onClose: () => void;
}

/** Shows a new private link, once. */
export function PartnerLinkDialog({ name, url, onClose }: PartnerLinkDialogProps) {
  const field = useRef<HTMLInputElement>(null);

  async function copy(): Promise<void> {
    if (await copyText(url)) toast(messages.partnerLinkCopied);
    else field.current?.select();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Private link for ${name}`}
      description="Copy the link now and send it to the partner. We don’t store it, so you can’t see it again."
      initialFocus={() => field.current}
    >
      <FormField id={undefined} label="Private link">
        {(control) => (
          <input
            {...control}
            ref={field}
            readOnly
            value={url}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </FormField>
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          Close
        </Button>
        <Button onClick={() => void copy()}>Copy the link</Button>
      </DialogActions>
    </Dialog>
  );
}
