import { Button, PendingButton } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { UploadImage } from '../editor/uploads.ts';
import { Checkbox } from './checkbox.tsx';
import { DialogForm, EditorDialog, type EditorDialogProps } from './editor-dialog.tsx';
import type { ListedImage } from './image-library.tsx';
import { ImageSource } from './image-source.tsx';
import { useImageForm } from './use-image-form.ts';

export interface ImageDialogProps extends EditorDialogProps {
  uploadImage: UploadImage | undefined;
  listImages: (() => Promise<readonly ListedImage[]>) | undefined;
}

/** Adds an image to the text, or edits the selected one. */
export function ImageDialog(props: ImageDialogProps) {
  const isNew = props.editor.image() === null;
  return (
    <EditorDialog
      {...props}
      title={isNew ? 'Add image' : 'Edit image'}
      description="An image in the text, with alternative text for readers who can’t see it."
    >
      <ImageForm {...props} />
    </EditorDialog>
  );
}

function ImageForm({ editor, onClose, uploadImage, listImages }: ImageDialogProps) {
  const form = useImageForm(editor, uploadImage, onClose);
  return (
    <DialogForm onSubmit={form.apply}>
      <ImageSource form={form} canUpload={Boolean(uploadImage)} listImages={listImages} />
      {!form.decorative && (
        <TextField
          ref={form.altField}
          label="Alternative text"
          hint="Describe the image in a sentence."
          autoComplete="off"
          maxLength={300}
          value={form.alt}
          error={form.errors.alt}
          isErrorAnnounced
          onChange={(event) => form.setAlt(event.currentTarget.value)}
        />
      )}
      <Checkbox
        label="Decorative: the image adds nothing to the text"
        checked={form.decorative}
        onChange={form.setDecorative}
      />
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          Cancel
        </Button>
        <PendingButton pending={form.upload.running !== undefined} pendingLabel="Uploading…">
          {form.isNew ? 'Add image' : 'Save image'}
        </PendingButton>
      </DialogActions>
    </DialogForm>
  );
}
