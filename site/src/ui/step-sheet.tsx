import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './button.tsx';
import { Dialog, DialogActions, type DialogProps } from './dialog.tsx';
import { Form } from './form.tsx';
import { stack } from './layout.css.ts';
import { caption } from './page.css.ts';

export interface SheetStep {
  heading: string;
  content: ReactNode;
  /** Returns false, and focuses the field, if an answer has to be corrected before the next step. */
  validate?: () => boolean;
}

interface StepSheetProps
  extends Pick<DialogProps, 'onClose' | 'title' | 'description' | 'finalFocus'>,
    Pick<ComponentProps<'form'>, 'onDrop' | 'onDragOver'> {
  questions: readonly SheetStep[];
  /** The step after the questions, with its own buttons. Without it, the last question ends with "Done". */
  result?: SheetStep;
  /** Shown below every step: the result of the answers so far. */
  footer?: ReactNode;
}

/** A dialog, open while it is rendered, with one question at a time. It keeps no answers, so closing it early loses none. */
export function StepSheet(props: StepSheetProps) {
  const { questions, result, footer, onClose, onDrop, onDragOver, ...dialog } = props;
  const progressId = useId();
  const [index, setIndex] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const content = useRef<HTMLDivElement>(null);
  /** The messages at the fields when the last press began. */
  const seen = useRef<readonly string[]>([]);
  const steps = result ? [...questions, result] : questions;
  const step = steps[Math.min(index, steps.length - 1)];
  const isLast = index >= steps.length - 1;

  const readMessages = () =>
    [...(content.current?.querySelectorAll('[role="status"]:not([hidden])') ?? [])].map(
      ({ textContent }) => textContent,
    );
  const rememberMessages = () => {
    seen.current = readMessages();
  };

  function moveTo(next: number): void {
    flushSync(() => setIndex(next));
    heading.current?.focus();
  }

  function advance(): void {
    // The press made a field correct its number. The visitor sees the correction before the next press continues.
    const isCorrected = readMessages().some((text) => text !== '' && !seen.current.includes(text));
    rememberMessages();
    if (isCorrected) return;
    if (isLast) {
      if (!result) onClose();
    } else if (step?.validate?.() !== false) moveTo(index + 1);
  }

  return (
    <Dialog {...dialog} open isSheet onClose={onClose} initialFocus={() => heading.current}>
      <Form
        className={stack[4]}
        onDrop={onDrop}
        onDragOver={onDragOver}
        // A browser that restores forms after a restart must not store a record of earnings.
        autoComplete="off"
        onPointerDownCapture={rememberMessages}
        onKeyDownCapture={rememberMessages}
        onSubmit={(event) => {
          event.preventDefault();
          advance();
        }}
      >
        <div>
          <p id={progressId} className={caption}>
            {index < questions.length ? `Question ${index + 1} of ${questions.length}` : 'Result'}
          </p>
          <h3
            key={index}
            ref={heading}
            tabIndex={-1}
            aria-describedby={progressId}
            // Enter continues from here, as it does from a field.
            onKeyDown={({ key }) => key === 'Enter' && advance()}
          >
            {step?.heading}
          </h3>
        </div>
        {/* A field of the next step is never the same element, even if it is of the same kind. */}
        <div key={`step ${index}`} ref={content} className={stack[4]}>
          {step?.content}
        </div>
        {footer && <div>{footer}</div>}
        <DialogActions>
          {index > 0 && (
            <Button kind="secondary" onClick={() => moveTo(index - 1)}>
              Back
            </Button>
          )}
          {isLast && !result ? (
            <Button type="submit">Done</Button>
          ) : (
            <Button kind="quiet" onClick={onClose}>
              {result ? 'Close' : 'Done'}
            </Button>
          )}
          {!isLast && <Button type="submit">Next</Button>}
        </DialogActions>
      </Form>
    </Dialog>
  );
}
