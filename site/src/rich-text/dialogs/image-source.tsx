import { useId } from 'react';
import * as fieldStyles from '../../ui/form-field.css.ts';
import type { UploadImage } from '../editor/uploads.ts';
import { DialogField } from './dialog-field.tsx';
import * as styles from './dialogs.css.ts';
import { ImageLibrary, type ListImages } from './image-library.tsx';
import { ImageUpload } from './image-upload.tsx';
import type { ImageFormState, ImageWay } from './use-image-form.ts';

interface ImageSourceProps {
  form: ImageFormState;
  uploadImage: UploadImage | undefined;
  listImages: ListImages | undefined;
}

/** By its address, from the computer, or from what was uploaded before. */
export function ImageSource({ form, uploadImage, listImages }: ImageSourceProps) {
  const error = form.errors.image;
  return (
    <>
      <Ways form={form} canUpload={Boolean(uploadImage)} canList={Boolean(listImages)} />
      {form.way === 'address' && (
        <DialogField
          ref={form.addressField}
          label="Image address"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={form.address}
          error={error}
          onChange={(event) => form.setAddress(event.currentTarget.value)}
        />
      )}
      {form.way === 'upload' && uploadImage && <ImageUpload form={form} uploadImage={uploadImage} />}
      {form.way === 'library' && listImages && <ImageLibrary form={form} listImages={listImages} />}
      {form.way !== 'address' && error && (
        <p role="alert" className={fieldStyles.error}>
          {error}
        </p>
      )}
    </>
  );
}

const labels: Record<ImageWay, string> = {
  address: 'Web address',
  upload: 'Upload from this computer',
  library: 'Earlier uploads',
};

function Ways({ form, canUpload, canList }: { form: ImageFormState; canUpload: boolean; canList: boolean }) {
  const name = useId();
  if (!canUpload && !canList) return null;
  const ways: ImageWay[] = [
    'address',
    ...(canUpload ? ['upload' as const] : []),
    ...(canList ? ['library' as const] : []),
  ];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Where is the image?</legend>
      {ways.map((way) => (
        <label key={way} className={styles.choice}>
          <input
            type="radio"
            name={name}
            className={styles.box}
            checked={form.way === way}
            onChange={() => form.setWay(way)}
          />
          {labels[way]}
        </label>
      ))}
    </fieldset>
  );
}
