import { Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import type { RecordDialogProps } from './record-input.ts';

/** Loaded when it is opened. */
const RecordDialog = lazyWithRetry(
  async () => (await import('./record-dialog.tsx')).RecordDialog,
  'The form for your record didn’t load.',
);

/** A button that opens the dialog for a record of earnings. What is typed there stays while the button is shown. */
export function UseMyRecord(props: Omit<RecordDialogProps, 'open' | 'onClose' | 'input' | 'setInput'>) {
  const [isOpen, setOpen] = useState<boolean>();
  const [input, setInput] = useState<RecordDialogProps['input']>({ text: '' });
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {props.isPartner ? 'Use my partner’s record' : 'Use my record'}
      </Button>
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <RecordDialog
            {...props}
            open={isOpen}
            onClose={() => setOpen(false)}
            input={input}
            setInput={setInput}
          />
        </Suspense>
      )}
    </>
  );
}
