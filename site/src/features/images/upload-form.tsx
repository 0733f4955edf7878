import { imageLimits } from '@whenabouts/server/contract';
import { type DragEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { Button, PendingButton } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { TextField } from '../../ui/text-field.tsx';
import { ImagePicker } from './image-picker.tsx';
import * as styles from './images-page.css.ts';
import type { Upload } from './use-upload.ts';

export function UploadForm({ upload }: { upload: Upload }) {
  const { values, errors, failure, sentShare, remark, send, setText } = upload;
  const pending = sentShare !== undefined;
  const picker = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { isOver, target } = useDropTarget(upload.choose);

  // The Cancel button disappears when the upload ends and may have had the focus.
  useEffect(() => {
    if (!pending && document.activeElement === document.body && remark) button.current?.focus();
  }, [pending, remark]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (pending) return;
    if (!values.file) picker.current?.focus();
    void send();
  }

  return (
    <Form className={page.form} onSubmit={submit} aria-labelledby="upload-heading" {...target}>
      <h2 id="upload-heading" className={styles.heading}>
        Upload an image
      </h2>
      {failure && <ErrorNotice title={failure} />}
      <ImagePicker ref={picker} upload={upload} isOver={isOver} />
      <TextField
        label="Description"
        optional
        hint="A note to yourself, such as where you use the image."
        maxLength={imageLimits.description}
        value={values.description}
        error={errors.description}
        onChange={(event) => setText('description', event.currentTarget.value)}
      />
      <TextField
        label="Alt text"
        optional
        hint="Describe the image for people who can’t see it."
        maxLength={imageLimits.altText}
        value={values.altText}
        error={errors.altText}
        onChange={(event) => setText('altText', event.currentTarget.value)}
      />
      {pending && <UploadProgress sentShare={sentShare} name={values.file?.name ?? ''} />}
      <div className={page.row}>
        <PendingButton ref={button} pending={pending} pendingLabel="Uploading...">
          Upload Image
        </PendingButton>
        {pending && (
          <Button
            kind="secondary"
            // Once everything is sent, the server saves the image even if the request is aborted.
            aria-disabled={sentShare === 1 || undefined}
            onClick={() => sentShare < 1 && upload.cancel()}
          >
            Cancel
          </Button>
        )}
      </div>
      <p role="status" className={remark ? page.caption : page.visuallyHidden}>
        {remark}
      </p>
    </Form>
  );
}

/** Drag and drop handlers for an element, and whether files are being dragged over it. */
function useDropTarget(onDrop: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  // Prevent the browser from opening a file that is dropped outside of the form.
  useEffect(() => {
    const ignore = (event: globalThis.DragEvent) => event.preventDefault();
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);
  const target = {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) setIsOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      setIsOver(false);
      onDrop([...event.dataTransfer.files]);
    },
  };
  return { isOver, target };
}

/** @param sentShare From 0 to 1. */
function UploadProgress({ sentShare, name }: { sentShare: number; name: string }) {
  const percent = Math.floor(sentShare * 100);
  const isSent = sentShare >= 1;
  return (
    <div className={styles.progress}>
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
