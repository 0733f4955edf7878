import { useEffect, useRef, useState } from 'react';
import { type UploadImage, uploadErrorMessage } from '../editor/uploads.ts';
import type { ImageFormState } from './use-image-form.ts';

interface RunningUpload {
  fileName: string;
  /** From 0 to 1; undefined until something is known. */
  share: number | undefined;
}

export interface Upload {
  running: RunningUpload | undefined;
  error: string | undefined;
  begin: (file: File) => Promise<void>;
  cancel: () => void;
}

/** One upload at a time, which ends with the dialog. */
export function useUpload(form: ImageFormState, uploadImage: UploadImage): Upload {
  const [running, setRunning] = useState<RunningUpload>();
  const [uploadError, setUploadError] = useState<string>();
  const current = useRef<AbortController>(null);

  function show(upload: RunningUpload | undefined): void {
    setRunning(upload);
    form.setUploading(upload !== undefined);
  }

  async function begin(file: File): Promise<void> {
    const own = new AbortController();
    const { signal } = own;
    const onProgress = (share: number) => {
      if (!signal.aborted) setRunning({ fileName: file.name, share });
    };
    // The file that is chosen last is the one that is meant.
    current.current?.abort();
    current.current = own;
    setUploadError(undefined);
    show({ fileName: file.name, share: undefined });
    try {
      const image = await uploadImage(file, { onProgress, signal });
      if (!signal.aborted) form.pick(image);
    } catch (error) {
      if (!signal.aborted) setUploadError(uploadErrorMessage(error));
    }
    if (!signal.aborted) show(undefined);
  }

  function cancel(): void {
    current.current?.abort();
    show(undefined);
  }

  const { setUploading } = form;
  useEffect(
    () => () => {
      current.current?.abort();
      setUploading(false);
    },
    [setUploading],
  );
  return { running, error: uploadError, begin, cancel };
}
