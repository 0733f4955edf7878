import { imageLimits } from '@whenabouts/server/contract';
import { ImagePlus } from 'lucide-react';
import { type DragEvent, type FormEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { fileHint, formatFileSize } from '../../api/image-file.ts';
import { Button, PendingButton } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import * as field from '../../ui/form-field.css.ts';
import { row, stack } from '../../ui/layout.css.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { TextField } from '../../ui/text-field.tsx';
import * as imagesPage from './images-page.css.ts';
import * as styles from './upload-form.css.ts';
import type { UploadFormState } from './use-upload-form.ts';

export function UploadForm({ upload }: { upload: UploadFormState }) {
  const { values, errors, failure, progress, statusMessage, send, setText } = upload;
  const pending = progress !== undefined;
  const picker = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { isDragOver, dropHandlers } = useDropTarget(upload.choose);

  // The Cancel button disappears when the upload ends and may have had the focus.
  useEffect(() => {
    const focusWasLost = document.activeElement === document.body;
    if (!pending && statusMessage && focusWasLost) button.current?.focus();
  }, [pending, statusMessage]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (pending) return;
    if (!values.file) picker.current?.focus();
    void send();
  }

  return (
    <Form className={page.form} onSubmit={submit} aria-labelledby="upload-heading" {...dropHandlers}>
      <h2 id="upload-heading" className={imagesPage.heading}>
        Upload an image
      </h2>
      {failure && <ErrorNotice title={failure} />}
      <ImagePicker ref={picker} upload={upload} isDragOver={isDragOver} />
      <TextField
        label="Description"
        isOptional
        hint="A note to yourself, such as where you use the image."
        maxLength={imageLimits.description}
        value={values.description}
        error={errors.description}
        onChange={(event) => setText('description', event.currentTarget.value)}
      />
      <TextField
        label="Alt text"
        isOptional
        hint="Describe the image for people who can’t see it."
        maxLength={imageLimits.altText}
        value={values.altText}
        error={errors.altText}
        onChange={(event) => setText('altText', event.currentTarget.value)}
      />
      {pending && <UploadProgress progress={progress} name={values.file?.name ?? ''} />}
      <div className={row}>
        <PendingButton ref={button} isPending={pending} pendingLabel="Uploading...">
          Upload Image
        </PendingButton>
        {pending && (
          <Button
            kind="secondary"
            // Once everything is sent, the server saves the image even if the request is aborted.
            aria-disabled={progress === 1 || undefined}
            onClick={() => progress < 1 && upload.cancel()}
          >
            Cancel
          </Button>
        )}
      </div>
      <p role="status" className={statusMessage ? page.caption : page.visuallyHidden}>
        {statusMessage}
      </p>
    </Form>
  );
}

/** Drag and drop handlers for an element, and whether files are being dragged over it. */
function useDropTarget(onDrop: (files: readonly File[]) => void) {
  const [isDragOver, setIsDragOver] = useState(false);
  // On the window, because a browser opens a file that is dropped outside the form.
  useEffect(() => {
    const ignore = (event: globalThis.DragEvent) => event.preventDefault();
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);
  const dropHandlers = {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) setIsDragOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsDragOver(false);
    },
    onDrop: (event: DragEvent) => {
      setIsDragOver(false);
      onDrop([...event.dataTransfer.files]);
    },
  };
  return { isDragOver, dropHandlers };
}

/** The progress of an upload. `progress` is from 0 to 1. */
function UploadProgress({ progress, name }: { progress: number; name: string }) {
  const percent = Math.floor(progress * 100);
  const isSent = progress >= 1;
  return (
    <div className={stack[2]}>
      <div className={styles.progressText} aria-hidden="true">
        <span>{isSent ? 'Uploaded. Processing…' : `Sending ${name}…`}</span>
        <span className={styles.percent}>{percent}%</span>
      </div>
      <progress
        className={styles.progressBar}
        aria-label={`Upload of ${name}`}
        max={100}
        {...(isSent ? {} : { value: percent })}
      />
      <p role="status" className={page.visuallyHidden}>
        {isSent ? 'The image has been uploaded and is being processed.' : 'Uploading…'}
      </p>
    </div>
  );
}

interface ImagePickerProps {
  upload: UploadFormState;
  /** True while a file is dragged over the form. */
  isDragOver: boolean;
  ref: Ref<HTMLInputElement>;
}

function ImagePicker({ upload, isDragOver, ref }: ImagePickerProps) {
  const { file } = upload.values;
  const error = upload.errors.data;
  const id = useId();
  return (
    <div className={stack[1]}>
      <label htmlFor={id} className={field.label}>
        Image
      </label>
      <label
        className={styles.dropZone}
        data-over={isDragOver || undefined}
        data-invalid={error ? true : undefined}
      >
        {file ? <Preview file={file} /> : <ImagePlus aria-hidden="true" size="2rem" />}
        <span>
          <span className={styles.browseLabel}>{file ? 'Choose another image' : 'Choose an image'}</span> or
          drop it here
        </span>
        <input
          ref={ref}
          id={id}
          type="file"
          accept="image/*"
          className={page.visuallyHidden}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          onChange={(event) => {
            upload.choose([...(event.currentTarget.files ?? [])]);
            // Lets the visitor choose the same file again.
            event.currentTarget.value = '';
          }}
        />
      </label>
      <span id={`${id}-hint`} className={field.hint}>
        {fileHint}
      </span>
      {error && (
        <span id={`${id}-error`} className={field.error} role="alert">
          {error}
        </span>
      )}
      <div className={styles.selectedFile} role="status">
        {file && (
          <>
            <span className={styles.fileName}>
              {file.name}, {formatFileSize(file.size)}
            </span>
            <Button
              className={styles.removeButton}
              onClick={() => {
                upload.clearFile();
                document.getElementById(id)?.focus();
              }}
            >
              Remove
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    setIsBroken(false);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  return (
    <span className={styles.previewBox}>
      {isBroken && 'Your browser cannot show this file.'}
      {url && !isBroken && (
        <img src={url} alt="Preview" className={styles.preview} onError={() => setIsBroken(true)} />
      )}
    </span>
  );
}
