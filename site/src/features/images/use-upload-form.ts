import { useRef, useState } from 'react';
import { reloadMember, useMember } from '../../api/auth.ts';
import { validateImageFile } from '../../api/image-file.ts';
import { uploadImage } from '../../api/images.ts';
import { fieldErrorsOf, hasStatus } from '../../api/request.ts';
import { firstFrameNote } from '../../api/shrink-image.ts';
import { removeToast, toast } from '../../ui/toast.ts';
import { messages } from './image-messages.ts';

const empty = { file: undefined, description: '', altText: '' } as const;

export interface UploadValues {
  file: File | undefined;
  description: string;
  altText: string;
}

type Errors = Readonly<Partial<Record<'data' | 'description' | 'altText', string | undefined>>>;

export type UploadFormState = ReturnType<typeof useUploadForm>;

/** The state of the upload form. Keeps its values until the upload has succeeded. */
export function useUploadForm() {
  const { status } = useMember();
  const [values, setValues] = useState<UploadValues>(empty);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  /** Progress of the running upload, from 0 to 1. */
  const [progress, setProgress] = useState<number>();
  const [statusMessage, setStatusMessage] = useState('');
  const running = useRef<AbortController>(undefined);

  function choose(files: readonly File[]): void {
    const [file, ...more] = files;
    if (!file || progress !== undefined) return;
    const fileError = more.length > 0 ? 'Please choose one image at a time.' : validateImageFile(file);
    setErrors({ ...errors, data: fileError });
    setFailure(undefined);
    setStatusMessage('');
    if (fileError) return;
    setValues({ ...values, file });
    removeToast(messages.imageRequired);
  }

  async function send(): Promise<void> {
    const { file, description, altText } = values;
    setFailure(undefined);
    setStatusMessage('');
    if (!file) {
      toast(messages.imageRequired);
      setErrors({ data: messages.imageRequired.text });
      return;
    }
    setErrors({});
    setProgress(0);
    const controller = new AbortController();
    running.current = controller;
    try {
      // Before the upload: afterwards, a file that has changed could not be read, which would look like a failed upload.
      const note = await firstFrameNote(file);
      await uploadImage(file, { description, altText, onProgress: setProgress, signal: controller.signal });
      await finish(file, note);
    } catch (error) {
      if (controller.signal.aborted) setStatusMessage('Upload canceled.');
      else showFailure(error);
    } finally {
      setProgress(undefined);
    }
  }

  async function finish(file: File, note: string | undefined): Promise<void> {
    // The visitor has logged in again in another tab.
    if (status === 'visitor') await reloadMember();
    setValues(empty);
    setStatusMessage(`${file.name} has been uploaded.${note ? ` ${note}` : ''}`);
    toast(messages.uploaded);
  }

  function showFailure(error: unknown): void {
    const isLoggedOut = hasStatus(error, 401);
    const message = isLoggedOut ? messages.loginRequired : messages.uploadFailed(error);
    toast(message);
    const { data, description, altText } = fieldErrorsOf(error);
    setErrors({ data, description, altText });
    if (!data && !description && !altText) setFailure(message.text);
  }

  return {
    values,
    errors,
    failure,
    progress,
    statusMessage,
    hasContent: values.file !== undefined || values.description !== '' || values.altText !== '',
    hasFailed: failure !== undefined || Object.values(errors).some(Boolean),
    choose,
    clearFile: () => setValues({ ...values, file: undefined }),
    setText: (name: 'description' | 'altText', text: string) => setValues({ ...values, [name]: text }),
    send,
    cancel: () => running.current?.abort(),
  };
}
