import { type Image, imageWidths } from '@whenabouts/server/contract';
import { useId, useRef, useState } from 'react';
import { imageUrl, useImages } from '../../../api/images.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import * as fileUpload from '../../../ui/file-upload.css.ts';
import * as fieldStyles from '../../../ui/form-field.css.ts';
import { ImageChooser } from '../../../ui/image-chooser.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import * as styles from './editor.css.ts';
import { labelOf, uploadAsAdmin } from './editor-images.ts';

interface CoverDialogProps {
  open: boolean;
  onClose: () => void;
  onChoose: (image: Image) => void;
}

/** A dialog to choose the cover from the admin's images or upload a new one. */
export function CoverDialog({ open, onClose, onChoose }: CoverDialogProps) {
  const [picked, setPicked] = useState<Image>();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Choose a cover image"
      description="Use one of your uploads, or upload a new image."
    >
      <Uploads picked={picked} onPick={setPicked} />
      <NewUpload onUploaded={setPicked} />
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button
          aria-disabled={picked === undefined || undefined}
          onClick={() => {
            if (!picked) return;
            onChoose(picked);
            onClose();
          }}
        >
          Use Image
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface UploadsProps {
  picked: Image | undefined;
  onPick: (image: Image) => void;
}

function Uploads({ picked, onPick }: UploadsProps) {
  const { data: images, error, mutate } = useImages('admin');
  if (!images && error === undefined) return <Skeleton heights={['9rem']} label="Loading your images…" />;
  if (!images) {
    return (
      <div className={fieldStyles.field}>
        <p role="alert" className={fieldStyles.error}>
          Your images could not be loaded.
        </p>
        <div>
          <Button kind="secondary" onClick={() => void mutate()}>
            Try again
          </Button>
        </div>
      </div>
    );
  }
  return (
    <ImageChooser
      images={images.map((image) => ({
        id: image.id,
        label: labelOf(image),
        thumbnail: `${imageUrl(image.id)}?w=${imageWidths[0]}`,
        image,
      }))}
      isPicked={({ id }) => picked?.id === id}
      onPick={({ image }) => onPick(image)}
    />
  );
}

function NewUpload({ onUploaded }: { onUploaded: (image: Image) => void }) {
  const id = useId();
  const [altText, setAltText] = useState('');
  const { progress, uploadError, start, cancel } = useUpload((file, options) =>
    uploadAsAdmin(file, { ...options, altText }).then(onUploaded),
  );
  return (
    <div className={styles.upload}>
      <TextField
        label="Alt text for a new image"
        hint="Describes the image for readers who can’t see it. Enter it before you choose the file."
        optional
        autoComplete="off"
        value={altText}
        onChange={(event) => setAltText(event.currentTarget.value)}
      />
      <div className={fieldStyles.field}>
        <label htmlFor={id} className={fieldStyles.label}>
          Upload another image
        </label>
        <input
          id={id}
          type="file"
          accept="image/*"
          className={fileUpload.fileInput}
          aria-invalid={uploadError ? true : undefined}
          aria-describedby={uploadError && `${id}-error`}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void start(file);
            // Lets the author choose the same file again.
            currentTarget.value = '';
          }}
        />
        {progress !== undefined && (
          <div className={fileUpload.uploading}>
            <progress
              className={fileUpload.progress}
              aria-label="Upload of the image"
              max={1}
              {...(progress < 1 && { value: progress })}
            />
            <Button kind="quiet" onClick={cancel}>
              Cancel upload
            </Button>
          </div>
        )}
        {uploadError && (
          <span id={`${id}-error`} role="alert" className={fieldStyles.error}>
            {uploadError}
          </span>
        )}
      </div>
    </div>
  );
}

type Send = (
  file: File,
  options: { onProgress: (progress: number) => void; signal: AbortSignal },
) => Promise<void>;

function useUpload(send: Send) {
  /** Progress of the running upload, from 0 to 1. */
  const [progress, setProgress] = useState<number>();
  const [uploadError, setUploadError] = useState<string>();
  const running = useRef<AbortController>(undefined);

  async function start(file: File): Promise<void> {
    if (progress !== undefined) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    setUploadError(undefined);
    try {
      await send(file, { onProgress: setProgress, signal: controller.signal });
    } catch (error) {
      if (!controller.signal.aborted && error instanceof Error) setUploadError(error.message);
    } finally {
      setProgress(undefined);
    }
  }

  return { progress, uploadError, start, cancel: () => running.current?.abort() };
}
