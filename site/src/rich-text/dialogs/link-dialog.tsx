import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { removeLink, setLink } from '../commands/links.ts';
import { parseLinkUrl } from '../document/urls.ts';
import { DialogForm, EditorDialog, type EditorDialogProps } from './editor-dialog.tsx';

/** Adds a link to the text, or edits and removes the one at the cursor. */
export function LinkDialog(props: EditorDialogProps) {
  const isNew = props.editor.link() === null;
  return (
    <EditorDialog
      {...props}
      title={isNew ? 'Add link' : 'Edit link'}
      description="Links the text to a page, an email address or a phone number."
    >
      <LinkForm {...props} />
    </EditorDialog>
  );
}

function LinkForm({ editor, onClose }: EditorDialogProps) {
  const [{ link, needsText }] = useState(() => {
    const selected = editor.link();
    return { link: selected, needsText: !selected && !editor.hasSelection() };
  });
  const [url, setUrl] = useState(link?.href ?? '');
  const [text, setText] = useState('');
  const [newTab, setNewTab] = useState(link?.newTab ?? false);
  const [fieldError, setFieldError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  function apply(): void {
    const href = url === link?.href ? url : parseLinkUrl(url);
    if (href) {
      editor.run(setLink, { href, newTab, text });
      onClose();
      return;
    }
    setFieldError(urlErrorMessage(url));
    field.current?.focus();
  }

  function remove(): void {
    editor.run(removeLink);
    onClose();
  }

  return (
    <DialogForm onSubmit={apply}>
      <TextField
        ref={field}
        label="URL"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={url}
        error={fieldError}
        isErrorAnnounced
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      {needsText && (
        <TextField
          label="Text to show"
          isOptional
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      <Checkbox label="Open in a new tab" checked={newTab} onChange={setNewTab} />
      <DialogActions>
        {link && (
          <Button kind="quiet" onClick={remove}>
            Remove link
          </Button>
        )}
        <Button kind="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">{link ? 'Save link' : 'Add link'}</Button>
      </DialogActions>
    </DialogForm>
  );
}

function urlErrorMessage(url: string): string {
  if (url.trim() === '') return 'Enter the URL to link to.';
  return 'Enter a URL such as https://example.com, an email address, or a page of this site such as /calculator.';
}
