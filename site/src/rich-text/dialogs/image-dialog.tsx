import { imageWidths } from '@whenabouts/server/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button, PendingButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import * as fieldStyles from '../../ui/form-field.css.ts';
import { smallThumbnail } from '../../ui/image-fields.css.ts';
import { ImageChooser, ImagesError, UploadField } from '../../ui/image-fields.tsx';
import { caption } from '../../ui/page.css.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { RichTextImage, UploadImage } from '../editor/uploads.ts';
import { DialogForm, EditorDialog, type EditorDialogProps } from './editor-dialog.tsx';
import { type ImageFormState, type ImageSourceKind, useImageForm } from './use-image-form.ts';

export interface ImageDialogProps extends EditorDialogProps {
  uploadImage: UploadImage | undefined;
  listImages: (() => Promise<readonly ListedImage[]>) | undefined;
}

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
      {!form.isDecorative && (
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
        checked={form.isDecorative}
        onChange={form.setDecorative}
      />
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          Cancel
        </Button>
        <PendingButton isPending={form.upload.status.phase === 'running'} pendingLabel="Uploading…">
          {form.isNew ? 'Add image' : 'Save image'}
        </PendingButton>
      </DialogActions>
    </DialogForm>
  );
}

interface ImageSourceProps {
  form: ImageFormState;
  canUpload: boolean;
  listImages: ListImages | undefined;
}

const labels: Record<ImageSourceKind, string> = {
  url: 'On the web',
  upload: 'Upload from this computer',
  library: 'Earlier uploads',
};

/** Fields to choose an image by URL, by upload or from earlier uploads. */
function ImageSource({ form, canUpload, listImages }: ImageSourceProps) {
  const error = form.errors.image;
  const sources: ImageSourceKind[] = ['url'];
  if (canUpload) sources.push('upload');
  if (listImages) sources.push('library');
  return (
    <>
      {sources.length > 1 && (
        <RadioGroup
          legend="Where is the image?"
          layout="column"
          options={sources.map((value) => ({ value, label: labels[value] }))}
          value={form.source}
          onChange={form.setSource}
        />
      )}
      {form.source === 'url' && (
        <TextField
          ref={form.urlField}
          label="Image URL"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={form.url}
          error={error}
          isErrorAnnounced
          onChange={(event) => form.setUrl(event.currentTarget.value)}
        />
      )}
      {form.source === 'upload' && <ImageUpload form={form} />}
      {form.source === 'library' && listImages && <ImageLibrary form={form} listImages={listImages} />}
      {form.source !== 'url' && error && (
        <p role="alert" className={fieldStyles.error}>
          {error}
        </p>
      )}
    </>
  );
}

/** A file field that uploads an image for the text, with its progress and a preview. */
function ImageUpload({ form: { upload, picked } }: { form: ImageFormState }) {
  const { status } = upload;
  const isDone = status.phase !== 'running' && picked;
  return (
    <>
      <UploadField label="Image file" upload={upload}>
        <p role="status" className={caption}>
          {status.phase === 'running' && `Uploading ${status.fileName}…`}
          {isDone && (picked.note ? `Uploaded. ${picked.note}` : 'Uploaded.')}
        </p>
      </UploadField>
      {isDone && <img src={picked.src} alt="" className={smallThumbnail} />}
    </>
  );
}

export interface ListedImage extends RichTextImage {
  id: string;
  label: string;
}

export type ListImages = () => Promise<readonly ListedImage[]>;

type Listing = 'loading' | 'failed' | readonly ListedImage[];

const STORED_IMAGES = `/api/images/`;

interface ImageLibraryProps {
  form: ImageFormState;
  listImages: ListImages;
}

/** The author's earlier uploads, to choose one for the text. */
function ImageLibrary({ form, listImages }: ImageLibraryProps) {
  const [listing, load] = useListing(listImages);
  if (listing === 'loading') {
    return (
      <p role="status" className={caption}>
        Loading your images…
      </p>
    );
  }
  if (listing === 'failed') return <ImagesError onRetry={load} />;
  return (
    <ImageChooser
      images={listing.map((image) => ({ ...image, thumbnail: thumbnailOf(image.src) }))}
      isPicked={({ src }) => form.picked?.src === src}
      onPick={form.pick}
    />
  );
}

/** Returns a smaller version of images that are stored on the site. */
function thumbnailOf(src: string): string {
  const isStored = src.startsWith(STORED_IMAGES) && !src.includes('?');
  return isStored ? `${src}?w=${imageWidths[0]}` : src;
}

function useListing(listImages: ListImages): [listing: Listing, load: () => void] {
  const [listing, setListing] = useState<Listing>('loading');
  const [attempt, setAttempt] = useState(1);
  const list = useEffectEvent(listImages);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt loads the list again
  useEffect(() => {
    setListing('loading');
    list().then(setListing, () => setListing('failed'));
  }, [attempt]);
  return [listing, () => setAttempt(attempt + 1)];
}
