import type { FormEvent, ReactNode } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { stack } from '../../ui/layout.css.ts';
import type { RichText } from '../editor/rich-text.ts';

export interface EditorDialogProps {
  editor: RichText;
  open: boolean;
  onClose: () => void;
}

/** A dialog of the editor. Returns the focus to the text and keeps the selection. */
export function EditorDialog({
  editor,
  ...props
}: EditorDialogProps & { title: string; description: string; children: ReactNode }) {
  return (
    <Dialog
      {...props}
      finalFocus={() => {
        // The element's focus() would move the cursor to the start.
        editor.focus();
        return editor.textbox;
      }}
    />
  );
}

export function DialogForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Form className={stack[4]} onSubmit={submit}>
      {children}
    </Form>
  );
}
