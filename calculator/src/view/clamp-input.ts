import {
  americanFormats,
  type Field,
  isValidFieldValue,
  isWholeNumberField,
  type NumberFormats,
  rangeMessage,
} from '@whenabouts/core';

export interface ClampedInput {
  value: number;
  /** Says why the value is not the one that was typed; absent if it is. */
  notice?: string;
}

/** Returns the valid value nearest to a typed one, rounded where the field counts, with a message if it differs. */
export function clampInput(
  field: Field,
  typed: number,
  formats: NumberFormats = americanFormats,
): ClampedInput {
  if (isValidFieldValue(field, typed)) return { value: typed };
  const rounded = isWholeNumberField(field) ? Math.round(typed) : typed;
  const value = Math.min(Math.max(rounded, field.min), field.max);
  return { value, notice: `${rangeMessage(field, formats)} We set it to ${formats.number(value)}.` };
}
