import {
  type InputName,
  inputNames,
  type PlanRecord,
  type PlanRecords,
  readSavedPlan,
} from '@whenabouts/core';
import { PlanAssumptions } from '@whenabouts/server/contract';
import * as v from 'valibot';

/** Names the format in the file. A file of another format has another name or none. */
const FORMAT = 'whenabouts-check-in';
/** Raise it when earlier versions of the site could not read a new file. */
const VERSION = 1;
/** The longest file that is read. A record has about 3 kB. */
export const MAX_FILE_BYTES = 500_000;

const Amounts = v.pipe(v.array(v.pipe(v.number(), v.finite(), v.minValue(0))), v.maxLength(120));

const StoredRecord = v.object({
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  inputs: v.object(v.entriesFromList(inputNames as readonly [InputName, ...InputName[]], v.number())),
  assumptions: v.nullable(PlanAssumptions),
  lawYear: v.pipe(v.number(), v.integer()),
  engineVersion: v.pipe(v.number(), v.integer()),
  answer: v.object({
    age: v.nullable(v.pipe(v.number(), v.integer())),
    chanceAtDesiredAge: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  }),
  bands: v.object({ ages: Amounts, p10: Amounts, p25: Amounts, p50: Amounts, p75: Amounts, p90: Amounts }),
});

const CheckInFile = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  records: v.pipe(v.tupleWithRest([StoredRecord], StoredRecord), v.maxLength(100)),
});

export type FileError = 'broken' | 'foreign' | 'newer' | 'unreadable';

export const fileErrors: Record<FileError, string> = {
  broken: 'This file is damaged. Please open another copy of it.',
  foreign: `This is not a file from this page. Its name begins with “${FORMAT}”.`,
  newer: 'This file is from a newer version of this page. Please reload the page and open the file again.',
  unreadable: 'This file could not be read. Please choose it again.',
};

/** Returns the content of the file for a check-in in later years, from the newest record to the oldest. */
export function formatCheckInFile(records: PlanRecords): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, records });
}

/** Reads a file of {@link formatCheckInFile}. Nothing in it is trusted. */
export function parseCheckInFile(text: string): PlanRecords | FileError {
  let json: unknown;
  try {
    json = text.length > MAX_FILE_BYTES ? null : JSON.parse(text);
  } catch {
    return text.includes(FORMAT) ? 'broken' : 'foreign';
  }
  if (typeof json !== 'object' || json === null || !('format' in json) || json.format !== FORMAT)
    return 'foreign';
  if ('version' in json && typeof json.version === 'number' && json.version > VERSION) return 'newer';
  const result = v.safeParse(CheckInFile, json);
  if (!result.success || !result.output.records.every(isUsable)) return 'broken';
  return result.output.records;
}

/** Returns true if the plan can be calculated and its bands have the same ages. */
function isUsable({ createdAt, inputs, assumptions, bands }: PlanRecord): boolean {
  const { ages, ...levels } = bands;
  return (
    ages.length > 1 &&
    Object.values(levels).every((level) => level.length === ages.length) &&
    readSavedPlan(inputs, assumptions, new Date(createdAt).getUTCFullYear()) !== null
  );
}
