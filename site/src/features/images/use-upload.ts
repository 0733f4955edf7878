import { useRef, useState } from 'react';
import { noticeMember, useMember } from '../../api/auth.ts';
import { fileProblem } from '../../api/file-problem.ts';
import { uploadImage } from '../../api/images.ts';
import { ApiError, fieldProblemsOf } from '../../api/request.ts';
import { toast } from '../../ui/toast.ts';
import { messages } from './messages.ts';

const NOTHING = { file: undefined, description: '', altText: '' } as const;

export interface UploadValues {
  file: File | undefined;
  description: string;
  altText: string;
}

type Problems = Readonly<Partial<Record<'data' | 'description' | 'altText', string | undefined>>>;

export type Upload = ReturnType<typeof useUpload>;

/** An upload from the first choice to the end. What was chosen and typed stays until it has succeeded. */
export function useUpload() {
  const { status } = useMember();
  const [values, setValues] = useState<UploadValues>(NOTHING);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();
  /** How much has been sent, from 0 to 1; undefined while nothing is under way. */
  const [sent, setSent] = useState<number>();
  const [remark, setRemark] = useState('');
  const running = useRef<AbortController>(undefined);

  function choose(files: readonly File[]): void {
    const [file, ...more] = files;
    if (!file || sent !== undefined) return;
    const problem = more.length > 0 ? 'Please choose one image at a time.' : fileProblem(file);
    setProblems({ ...problems, data: problem });
    setFailure(undefined);
    setRemark('');
    if (!problem) setValues({ ...values, file });
  }

  /** Sends the image; whether it was kept. */
  async function send(): Promise<boolean> {
    const { file, description, altText } = values;
    setFailure(undefined);
    setRemark('');
    if (!file) {
      toast(messages.imageRequired);
      setProblems({ data: messages.imageRequired.text });
      return false;
    }
    setProblems({});
    setSent(0);
    const controller = new AbortController();
    running.current = controller;
    try {
      await uploadImage(file, { description, altText, onProgress: setSent, signal: controller.signal });
      // Logged in again in another tab, after the session had ended here.
      if (status === 'visitor') await noticeMember();
      setValues(NOTHING);
      setRemark(`${file.name} has been uploaded.`);
      toast(messages.uploaded);
      return true;
    } catch (error) {
      if (controller.signal.aborted) setRemark('The upload was cancelled.');
      else refuse(error);
      return false;
    } finally {
      setSent(undefined);
    }
  }

  function refuse(error: unknown): void {
    const isOver = error instanceof ApiError && error.status === 401;
    const message = isOver ? messages.loginRequired : messages.uploadFailed(error);
    toast(message);
    const { data, description, altText } = fieldProblemsOf(error);
    setProblems({ data, description, altText });
    if (!data && !description && !altText) setFailure(message.text);
  }

  return {
    values,
    problems,
    failure,
    sent,
    remark,
    hasContent: values.file !== undefined || values.description !== '' || values.altText !== '',
    hasFailed: failure !== undefined || Object.values(problems).some(Boolean),
    choose,
    clearFile: () => setValues({ ...values, file: undefined }),
    write: (name: 'description' | 'altText', text: string) => setValues({ ...values, [name]: text }),
    send,
    cancel: () => running.current?.abort(),
  };
}
