import type { ParsedEarnings } from '@whenabouts/core';
import { useState } from 'react';
import { readRecord, textOf } from './read-record.ts';
import type { RecordDialogProps } from './record-input.ts';

export interface RecordState extends Pick<RecordDialogProps, 'input'> {
  /** The record that is shown; undefined before it is read, and after an error. */
  parsed: ParsedEarnings | undefined;
  /** The last error: the place at which it appears, and its sentence. */
  error: { at: Field; message: string } | undefined;
  setText: (text: string) => void;
  choose: (file: File | undefined) => Promise<void>;
  removeFile: () => void;
  /** Reads the file or the text. Returns false after an error. */
  read: () => boolean;
}

type Field = 'file' | 'text';

/** A record that is typed, pasted or in a file. An error removes nothing of it. */
export function useRecord(
  { input, setInput, person }: Pick<RecordDialogProps, 'input' | 'setInput' | 'person'>,
  whose: string,
): RecordState {
  const [parsed, setParsed] = useState<ParsedEarnings>();
  const [error, setError] = useState<RecordState['error']>();

  function readText(at: Field, text: string): boolean {
    const result = readRecord(text, person.birthYear, whose);
    const isRead = typeof result !== 'string';
    setParsed(isRead ? result : undefined);
    setError(isRead ? undefined : { at, message: result });
    return isRead;
  }
  return {
    input,
    parsed,
    error,
    setText(text) {
      setInput((latest) => ({ ...latest, text }));
      if (input.file) return;
      setParsed(undefined);
      setError(undefined);
    },
    async choose(file) {
      if (!file) return;
      const text = await textOf(file);
      if (text instanceof Error) {
        setParsed(undefined);
        setError({ at: 'file', message: text.message });
        return;
      }
      // The text may have changed while the file was read.
      setInput((latest) => ({ ...latest, file: { name: file.name, text } }));
      readText('file', text);
    },
    removeFile() {
      setInput(({ text }) => ({ text }));
      setParsed(undefined);
      setError(undefined);
    },
    read: () => (input.file ? readText('file', input.file.text) : readText('text', input.text)),
  };
}
