import { type ParsedEarnings, parseEarningsRecord, type YearOfEarnings } from '@whenabouts/core';

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
export async function textOf(file: File): Promise<string | Error> {
  if (file.size > MAX_FILE_BYTES) {
    return new Error('This file is much larger than a record of earnings. Choose the XML file from ssa.gov.');
  }
  const unreadable = new Error('We couldn’t read this file. Choose it again, or paste its text below.');
  return file.text().catch(() => unreadable);
}
