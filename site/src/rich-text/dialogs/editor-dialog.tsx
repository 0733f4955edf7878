import type { FormEvent, ReactNode } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import type { RichText } from '../editor/rich-text.ts';
import * as styles from './dialogs.css.ts';

export interface EditorDialogProps {
  editor: RichText;
  open: boolean;
  onClose: () => void;
}

/** Gives the focus back to the text, with what was selected there. */
export function EditorDialog({
  editor,
  ...props
}: EditorDialogProps & { title: string; description: string; children: ReactNode }) {
  return (
    <Dialog
      {...props}
      finalFocus={() => {
        // The element's own focus() would put the caret at the beginning.
        editor.focus();
        return editor.textbox;
      }}
    />
  );
}

/** In the page, the dialog is not inside the form around the editor; for React it is, and would send it. */
export function DialogForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit();
  };
  return (
    <Form className={styles.form} onSubmit={submit}>
      {children}
    </Form>
  );
}
