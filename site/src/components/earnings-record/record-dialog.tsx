import { FullDialog } from '../../ui/full-dialog.tsx';
import { RecordForm } from './record-form.tsx';
import type { RecordDialogProps } from './record-input.ts';

/** Reads a record of earnings in the browser, shows the benefit that follows, and hands its amounts to the plan. */
export function RecordDialog({ open, onClose, onUse, isPartner, ...form }: RecordDialogProps) {
  const whose = isPartner ? 'your partner’s' : 'your';
  return (
    <FullDialog
      open={open}
      onClose={onClose}
      title={`Use ${whose} Social Security record`}
      description="The record stays in this tab. We don’t send or save it."
    >
      <RecordForm
        {...form}
        whose={whose}
        onUse={(amounts) => {
          onUse(amounts);
          onClose();
        }}
      />
    </FullDialog>
  );
}
