import { Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import type { RecordSheetProps } from './record-input.ts';

/** Loaded when it is opened. */
const RecordSheet = lazyWithRetry(
  () => import('./record-sheet.tsx').then((m) => m.RecordSheet),
  'The questions about your record didn’t load.',
);

/** A button that opens the questions about a record of earnings. What is typed there stays while the button is shown. */
export function UseMyRecord(props: Omit<RecordSheetProps, 'onClose' | 'input' | 'setInput'>) {
  const [isOpen, setOpen] = useState(false);
  const [input, setInput] = useState<RecordSheetProps['input']>({ text: '' });
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {props.isPartner ? 'Use my partner’s record' : 'Use my record'}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <RecordSheet {...props} onClose={() => setOpen(false)} input={input} setInput={setInput} />
        </Suspense>
      )}
    </>
  );
}
