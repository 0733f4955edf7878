import type { Dispatch, SetStateAction } from 'react';
import type { PlanAmounts, RecordPerson } from './record-outcome.ts';

/** A record as the visitor entered it, and the years after it. A chosen file is used instead of the text. */
export interface RecordInput {
  text: string;
  file?: { name: string; text: string };
  stopAge?: number;
  pay?: number;
}

export interface RecordSheetProps {
  onClose: () => void;
  person: RecordPerson;
  /** Pay and stop with which the questions begin. */
  pay: number;
  stopAge: number;
  isPartner?: boolean;
  input: RecordInput;
  setInput: Dispatch<SetStateAction<RecordInput>>;
  onUse: (amounts: PlanAmounts) => void;
}
