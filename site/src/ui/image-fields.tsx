import { type ReactNode, useId, useRef } from 'react';
import { label } from './button.css.ts';
import { Button } from './button.tsx';
import { radio } from './choices.css.ts';
import { fileInput } from './file-input.css.ts';
import * as fieldStyles from './form-field.css.ts';
import * as styles from './image-fields.css.ts';
import { row, stack } from './layout.css.ts';
import { caption } from './page.css.ts';
import type { Upload } from './use-upload.ts';

interface UploadFieldProps {
  label: string;
  upload: Upload;
  /** Shown below the field, such as a status. */
  children?: ReactNode;
}

/** A file field that uploads the chosen image right away, with its progress and error. */
export function UploadField({ label, upload, children }: UploadFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { status, start, cancel } = upload;
  const isInvalid = status.phase === 'failed';
  return (
    <div className={stack[1]}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/*"
        className={fileInput}
        aria-describedby={isInvalid ? `${id}-error` : undefined}
        aria-invalid={isInvalid || undefined}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void start(file);
          // Lets the author choose the same file again.
          currentTarget.value = '';
        }}
      />
      {children}
      {status.phase === 'running' && (
        <div className={row}>
          <progress
            className={styles.progress}
            aria-label="Upload of the image"
            max={1}
            // Indeterminate until the server has stored everything that was sent.
            value={status.share === 1 ? undefined : status.share}
          />
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
      {isInvalid && (
        <p id={`${id}-error`} role="alert" className={fieldStyles.error}>
          {status.error}
        </p>
      )}
    </div>
  );
}

export interface ChoosableImage {
  id: string;
  label: string;
  /** URL of a small version. */
  thumbnail: string;
}

interface ImageChooserProps<T> {
  images: readonly T[];
  isPicked: (image: T) => boolean;
  onPick: (image: T) => void;
}

/** An error in place of the images, with a retry. */
export function ImagesError({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={stack[1]}>
      <p role="alert" className={fieldStyles.error}>
        Your images could not be loaded.
      </p>
      <div>
        <Button kind="secondary" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </div>
  );
}

/** Radio buttons with thumbnails to choose one of the uploaded images. */
export function ImageChooser<T extends ChoosableImage>({ images, isPicked, onPick }: ImageChooserProps<T>) {
  const name = useId();
  if (images.length === 0) return <p className={caption}>You have not uploaded any images yet.</p>;
  return (
    <fieldset>
      <legend className={styles.legend}>Your images</legend>
      <div className={styles.images}>
        {images.map((image) => (
          <label key={image.id} className={styles.image}>
            <img src={image.thumbnail} alt="" loading="lazy" className={styles.thumbnail} />
            <span className={styles.imageName}>
              <input
                type="radio"
                name={name}
                className={radio}
                checked={isPicked(image)}
                onChange={() => onPick(image)}
              />
              <span className={label}>{image.label}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
