import {
  americanFormats,
  type Field,
  isValidFieldValue,
  isWholeNumberField,
  type NumberFormats,
} from '@whenabouts/core';
import { fieldMessages } from './calculator-messages.ts';

export interface ClampedInput {
  value: number;
  /** The reason for a value that differs from the typed number. */
  notice?: string;
}

/**
 * Returns the valid value nearest to a typed number, rounded if the field takes whole numbers only, and a notice if the
 * value differs from the number.
 */
export function clampInput(
  field: Field,
  typed: number,
  formats: NumberFormats = americanFormats,
  messages = fieldMessages,
): ClampedInput {
  if (isValidFieldValue(field, typed)) return { value: typed };
  const rounded = isWholeNumberField(field) ? Math.round(typed) : typed;
  const value = Math.min(Math.max(rounded, field.min), field.max);
  return { value, notice: messages.outOfRange(field, value, formats) };
}
