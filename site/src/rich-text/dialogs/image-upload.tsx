import { useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import * as fileUpload from '../../ui/file-upload.css.ts';
import * as fieldStyles from '../../ui/form-field.css.ts';
import type { UploadImage } from '../editor/uploads.ts';
import * as styles from './dialogs.css.ts';
import type { ImageFormState } from './use-image-form.ts';
import { useUpload } from './use-upload.ts';

interface ImageUploadProps {
  form: ImageFormState;
  uploadImage: UploadImage;
}

/** A file field that uploads an image for the text, with its progress. */
export function ImageUpload({ form, uploadImage }: ImageUploadProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { running, error, start, cancel } = useUpload(form, uploadImage);
  const isDone = !running && form.picked;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={fieldStyles.label}>
        Image file
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/*"
        className={fileUpload.fileInput}
        aria-describedby={error && `${id}-error`}
        aria-invalid={error ? true : undefined}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void start(file);
          // Lets the author choose the same file again.
          currentTarget.value = '';
        }}
      />
      <p role="status" className={styles.status}>
        {running && `Uploading ${running.fileName}…`}
        {isDone && 'Uploaded.'}
      </p>
      {running && (
        <div className={fileUpload.uploading}>
          <progress className={fileUpload.progress} aria-label="Upload" value={running.share} max={1} />
          <Button
            kind="quiet"
            onClick={() => {
              cancel();
              input.current?.focus();
            }}
          >
            Cancel upload
          </Button>
        </div>
      )}
      {isDone && <img src={form.picked?.src} alt="" className={styles.preview} />}
      {error && (
        <p id={`${id}-error`} role="alert" className={fieldStyles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
