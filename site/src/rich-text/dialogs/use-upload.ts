import { useEffect, useRef, useState } from 'react';
import { type UploadImage, uploadErrorMessage } from '../editor/uploads.ts';
import type { ImageFormState } from './use-image-form.ts';

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

/** Runs one upload at a time, and aborts it when the dialog closes. */
export function useUpload(form: ImageFormState, uploadImage: UploadImage): Upload {
  const [running, setRunning] = useState<RunningUpload>();
  const [uploadError, setUploadError] = useState<string>();
  const current = useRef<AbortController>(null);

  function show(upload: RunningUpload | undefined): void {
    setRunning(upload);
    form.setUploading(upload !== undefined);
  }

  async function start(file: File): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    const onProgress = (share: number) => {
      if (!signal.aborted) setRunning({ fileName: file.name, share });
    };
    // Choosing another file aborts the previous upload.
    current.current?.abort();
    current.current = controller;
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
  return { running, error: uploadError, start, cancel };
}
