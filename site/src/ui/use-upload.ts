import { useEffect, useRef, useState } from 'react';

/** Sends a file. Rejects with an error whose message can be shown. */
type SendFile = (
  file: File,
  control: {
    /** Called with the sent share, from 0 to 1. */
    onProgress: (share: number) => void;
    signal: AbortSignal;
  },
) => Promise<void>;

type UploadStatus =
  | { phase: 'idle' }
  /** Sending; `share` is from 0 to 1, and undefined until progress is reported. */
  | { phase: 'running'; fileName: string; share: number | undefined }
  | { phase: 'failed'; error: string };

export interface Upload {
  status: UploadStatus;
  start: (file: File) => Promise<void>;
  cancel: () => void;
}

/** Runs one upload at a time: choosing another file or leaving the form aborts it. */
export function useUpload(send: SendFile): Upload {
  const [status, setStatus] = useState<UploadStatus>({ phase: 'idle' });
  const currentUpload = useRef<AbortController>(undefined);
  useEffect(() => () => currentUpload.current?.abort(), []);

  async function start(file: File): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    /** Sets the status, unless the upload was aborted and another one may be running. */
    const update = (next: UploadStatus) => {
      if (!signal.aborted) setStatus(next);
    };
    currentUpload.current?.abort();
    currentUpload.current = controller;
    const onProgress = (share?: number) => update({ phase: 'running', fileName: file.name, share });
    onProgress();
    try {
      await send(file, { onProgress, signal });
      update({ phase: 'idle' });
    } catch (error) {
      update({ phase: 'failed', error: error instanceof Error ? error.message : String(error) });
    }
  }

  function cancel(): void {
    currentUpload.current?.abort();
    setStatus((before) => (before.phase === 'running' ? { phase: 'idle' } : before));
  }

  return { status, start, cancel };
}
