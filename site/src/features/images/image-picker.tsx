import { ImagePlus } from 'lucide-react';
import { type Ref, useEffect, useId, useState } from 'react';
import { formatFileSize } from '../../api/image-file.ts';
import { Button } from '../../ui/button.tsx';
import * as field from '../../ui/form-field.css.ts';
import * as page from '../../ui/page.css.ts';
import * as styles from './images-page.css.ts';
import type { Upload } from './use-upload.ts';

interface ImagePickerProps {
  upload: Upload;
  /** True while a file is dragged over the form. */
  isDragOver: boolean;
  ref: Ref<HTMLInputElement>;
}

/** A file picker with drag and drop and a preview. */
export function ImagePicker({ upload, isDragOver, ref }: ImagePickerProps) {
  const { file } = upload.values;
  const error = upload.errors.data;
  const id = useId();
  return (
    <div className={field.field}>
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
        JPEG, PNG, WebP, GIF or AVIF, up to 5 MB.
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
