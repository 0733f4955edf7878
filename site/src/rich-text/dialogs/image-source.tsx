import { UploadField } from '../../ui/file-upload.tsx';
import * as fieldStyles from '../../ui/form-field.css.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import * as styles from './dialogs.css.ts';
import { ImageLibrary, type ListImages } from './image-library.tsx';
import type { ImageFormState, ImageSourceKind } from './use-image-form.ts';

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
export function ImageSource({ form, canUpload, listImages }: ImageSourceProps) {
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
  const isDone = !upload.running && picked;
  return (
    <>
      <UploadField label="Image file" upload={upload}>
        <p role="status" className={styles.status}>
          {upload.running && `Uploading ${upload.running.fileName}…`}
          {isDone && 'Uploaded.'}
        </p>
      </UploadField>
      {isDone && <img src={picked.src} alt="" className={styles.preview} />}
    </>
  );
}
