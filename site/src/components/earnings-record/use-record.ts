import { type ParsedEarnings, parseEarningsRecord, type YearOfEarnings } from '@whenabouts/core';
import { useState } from 'react';
import type { RecordSheetProps } from './record-input.ts';

export interface RecordState extends Pick<RecordSheetProps, 'input'> {
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
  { input, setInput, person }: Pick<RecordSheetProps, 'input' | 'setInput' | 'person'>,
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
      setInput(({ file: _, ...rest }) => rest);
      setParsed(undefined);
      setError(undefined);
    },
    read: () => (input.file ? readText('file', input.file.text) : readText('text', input.text)),
  };
}

/** Returns the record, or a sentence that says what is wrong with the text. */
export function readRecord(text: string, birthYear: number, whose: string): ParsedEarnings | string {
  try {
    const parsed = parseEarningsRecord(text, new Date().getFullYear());
    return mismatchOf(parsed.earnings, birthYear, whose) ?? parsed;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return error.message;
    throw error;
  }
}

/** Returns a sentence if a record cannot be that of someone born in a year. */
function mismatchOf([first]: readonly YearOfEarnings[], birthYear: number, whose: string) {
  if (!first || first.year > birthYear) return undefined;
  return `This record begins in ${first.year}, and ${whose} birth year is ${birthYear}. Correct the age, or use the right record.`;
}

/** More bytes than a record has: larger files are not read. */
const MAX_FILE_BYTES = 2_000_000;

/** Returns the text of a file, or an error with a sentence. */
async function textOf(file: File): Promise<string | Error> {
  if (file.size > MAX_FILE_BYTES) {
    return new Error('This file is much larger than a record of earnings. Choose the XML file from ssa.gov.');
  }
  const unreadable = new Error('We couldn’t read this file. Choose it again, or paste its text below.');
  return file.text().catch(() => unreadable);
}
