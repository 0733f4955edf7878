import { useId } from 'react';
import { radio } from '../../ui/choices.css.ts';
import * as fieldStyles from '../../ui/form-field.css.ts';
import type { UploadImage } from '../editor/uploads.ts';
import { DialogField } from './dialog-field.tsx';
import * as styles from './dialogs.css.ts';
import { ImageLibrary, type ListImages } from './image-library.tsx';
import { ImageUpload } from './image-upload.tsx';
import type { ImageFormState, ImageSourceKind } from './use-image-form.ts';

interface ImageSourceProps {
  form: ImageFormState;
  uploadImage: UploadImage | undefined;
  listImages: ListImages | undefined;
}

/** Fields to choose an image by URL, by upload or from earlier uploads. */
export function ImageSource({ form, uploadImage, listImages }: ImageSourceProps) {
  const error = form.errors.image;
  return (
    <>
      <SourceChoice form={form} canUpload={Boolean(uploadImage)} canList={Boolean(listImages)} />
      {form.source === 'url' && (
        <DialogField
          ref={form.urlField}
          label="Image URL"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={form.url}
          error={error}
          onChange={(event) => form.setUrl(event.currentTarget.value)}
        />
      )}
      {form.source === 'upload' && uploadImage && <ImageUpload form={form} uploadImage={uploadImage} />}
      {form.source === 'library' && listImages && <ImageLibrary form={form} listImages={listImages} />}
      {form.source !== 'url' && error && (
        <p role="alert" className={fieldStyles.error}>
          {error}
        </p>
      )}
    </>
  );
}

const labels: Record<ImageSourceKind, string> = {
  url: 'On the web',
  upload: 'Upload from this computer',
  library: 'Earlier uploads',
};

function SourceChoice({
  form,
  canUpload,
  canList,
}: {
  form: ImageFormState;
  canUpload: boolean;
  canList: boolean;
}) {
  const name = useId();
  if (!canUpload && !canList) return null;
  const sources: ImageSourceKind[] = [
    'url',
    ...(canUpload ? ['upload' as const] : []),
    ...(canList ? ['library' as const] : []),
  ];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Where is the image?</legend>
      {sources.map((source) => (
        <label key={source} className={styles.choice}>
          <input
            type="radio"
            name={name}
            className={radio}
            checked={form.source === source}
            onChange={() => form.setSource(source)}
          />
          {labels[source]}
        </label>
      ))}
    </fieldset>
  );
}
