import type { ImportChoices, ImportPreview, ImportProgress } from '@whenabouts/server/contract';
import { useEffect, useRef, useState } from 'react';
import { deleteImport, runImport, uploadImport } from '../../../api/admin-import.ts';
import { reasonOf } from '../../../api/request.ts';

type ImportedPost = ImportProgress['posts'][number];

/** The steps of an import. A failure keeps what was done, so that the admin can try again. */
export type ImportState =
  | { readonly step: 'choose'; readonly failure?: string }
  | { readonly step: 'upload'; readonly fileName: string; readonly share: number }
  | { readonly step: 'preview'; readonly id: number; readonly preview: ImportPreview }
  | {
      readonly step: 'run' | 'stopped' | 'done';
      readonly id: number;
      readonly choices: ImportChoices;
      readonly total: number;
      readonly posts: readonly ImportedPost[];
      readonly failure?: string;
    };

type Running = Extract<ImportState, { step: 'run' | 'stopped' | 'done' }>;

const NO_RESPONSE = 'The server did not respond. Please try again.';

/** Runs an import: uploads the file, shows its preview, and imports the posts step by step. */
export function useImport() {
  const [state, setState] = useState<ImportState>({ step: 'choose' });
  const control = useRef(new AbortController());
  useEffect(() => () => control.current.abort(), []);

  const begin = (): AbortSignal => {
    control.current.abort();
    control.current = new AbortController();
    return control.current.signal;
  };

  async function choose(file: File): Promise<void> {
    const signal = begin();
    setState({ step: 'upload', fileName: file.name, share: 0 });
    try {
      const onProgress = (share: number) => {
        if (!signal.aborted) setState({ step: 'upload', fileName: file.name, share });
      };
      const uploaded = await uploadImport(file, { signal, onProgress });
      if (!signal.aborted) setState({ step: 'preview', ...uploaded });
    } catch (error) {
      if (!signal.aborted) setState({ step: 'choose', failure: failureOf(error) });
    }
  }

  async function run(running: Omit<Running, 'step' | 'failure'>): Promise<void> {
    const signal = begin();
    let { posts } = running;
    setState({ ...running, step: 'run' });
    try {
      for (let next: number | null = posts.length; next !== null; ) {
        const progress: ImportProgress = await runImport(running.id, running.choices, next);
        posts = [...posts, ...progress.posts];
        next = progress.next;
        if (signal.aborted) {
          // The admin has stopped the import. The posts of the last request are stored.
          setState((current) =>
            current.step === 'stopped' && current.id === running.id ? { ...current, posts } : current,
          );
          return;
        }
        setState({ ...running, posts, step: next === null ? 'done' : 'run' });
      }
      // The server deletes it after a day otherwise.
      await deleteImport(running.id).catch(() => {});
    } catch (error) {
      if (!signal.aborted) setState({ ...running, posts, step: 'stopped', failure: failureOf(error) });
    }
  }

  const stop = () => {
    control.current.abort();
    setState((current) => (current.step === 'run' ? { ...current, step: 'stopped' } : current));
  };
  const reset = () => {
    control.current.abort();
    if ('id' in state) void deleteImport(state.id).catch(() => {});
    setState({ step: 'choose' });
  };
  return { state, choose, run, stop, reset };
}

const failureOf = (error: unknown): string => reasonOf(error) ?? NO_RESPONSE;
