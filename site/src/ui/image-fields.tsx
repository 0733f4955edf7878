import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { label } from './button.css.ts';
import { Button } from './button.tsx';
import { radio } from './choices.css.ts';
import * as fieldStyles from './form-field.css.ts';
import * as styles from './image-fields.css.ts';

/** Sends a file. Rejects with an error whose message can be shown. */
type SendFile = (
  file: File,
  control: {
    /** Called with the sent share, from 0 to 1. */
    onProgress: (share: number) => void;
    signal: AbortSignal;
  },
) => Promise<void>;

interface RunningUpload {
  fileName: string;
  /** Sent share from 0 to 1; undefined until progress is reported. */
  share: number | undefined;
}

export interface Upload {
  running: RunningUpload | undefined;
  error: string | undefined;
  start: (file: File) => Promise<void>;
  cancel: () => void;
}

/** Runs one upload at a time: choosing another file or leaving the form aborts it. */
export function useUpload(send: SendFile): Upload {
  const [running, setRunning] = useState<RunningUpload>();
  const [uploadError, setUploadError] = useState<string>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  async function start(file: File): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    const onProgress = (share: number) => {
      if (!signal.aborted) setRunning({ fileName: file.name, share });
    };
    current.current?.abort();
    current.current = controller;
    setUploadError(undefined);
    setRunning({ fileName: file.name, share: undefined });
    try {
      await send(file, { onProgress, signal });
    } catch (error) {
      if (!signal.aborted) setUploadError(error instanceof Error ? error.message : String(error));
    }
    if (!signal.aborted) setRunning(undefined);
  }

  function cancel(): void {
    current.current?.abort();
    setRunning(undefined);
  }

  return { running, error: uploadError, start, cancel };
}

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
  const { running, error, start, cancel } = upload;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/*"
        className={styles.fileInput}
        aria-describedby={error && `${id}-error`}
        aria-invalid={error ? true : undefined}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void start(file);
          // Lets the author choose the same file again.
          currentTarget.value = '';
        }}
      />
      {children}
      {running && (
        <div className={styles.uploading}>
          <progress
            className={styles.progress}
            aria-label="Upload of the image"
            max={1}
            // Indeterminate until the server has stored everything that was sent.
            value={running.share === 1 ? undefined : running.share}
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
      {error && (
        <p id={`${id}-error`} role="alert" className={fieldStyles.error}>
          {error}
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

/** Radio buttons with thumbnails to choose one of the uploaded images. */
export function ImageChooser<T extends ChoosableImage>({ images, isPicked, onPick }: ImageChooserProps<T>) {
  const name = useId();
  if (images.length === 0)
    return <p className={styles.emptyMessage}>You have not uploaded any images yet.</p>;
  return (
    <fieldset className={styles.chooser}>
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
