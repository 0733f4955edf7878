import { NewPartnerBody, type PartnerRecord, partnerLimits } from '@whenabouts/server/contract';
import { useRef } from 'react';
import { createPartner, updatePartner } from '../../../api/admin-partners.ts';
import { FormDialog } from '../../../components/forms/form-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { messages } from '../admin-messages.ts';
import { ReloginDialog } from '../relogin-dialog.tsx';
import { useAdminForm } from '../use-admin-form.ts';

interface PartnerDialogProps {
  /** The partner to edit; undefined adds a new one. */
  partner: PartnerRecord | undefined;
  onClose: () => void;
}

/** Adds a partner, or edits its name and origin. */
export function PartnerDialog({ partner, onClose }: PartnerDialogProps) {
  const { form, relogin } = useAdminForm({
    schema: NewPartnerBody,
    initial: { id: partner?.id ?? '', name: partner?.name ?? '', origin: partner?.origin ?? '' },
    save: (body) => (partner ? updatePartner(partner.id, body) : createPartner(body)),
    saved: partner ? messages.partnerUpdated : messages.partnerAdded,
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={partner ? 'Edit partner' : 'Add partner'}
      description="Readers who save a result see this name, and get a link back to this origin."
    >
      {!partner && (
        <TextField
          label="Partner id"
          hint="A short name for the partner’s embed code, such as corner-bank. It can’t be changed later."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={partnerLimits.id.max}
          {...form.field('id')}
        />
      )}
      <TextField label="Name" autoComplete="off" maxLength={partnerLimits.name.max} {...form.field('name')} />
      <TextField
        label="Origin"
        hint="For example https://blog.example.com, without a path."
        type="url"
        autoComplete="off"
        maxLength={partnerLimits.origin.max}
        {...form.field('origin')}
      />
      <ReloginDialog {...relogin} />
    </FormDialog>
  );
}

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
