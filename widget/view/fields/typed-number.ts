import {
  americanFormats,
  type Field,
  isValidFieldValue,
  isWholeNumberField,
  type NumberFormats,
} from '@whenabouts/core';
import { fieldMessages } from './field-messages.ts';

/** Matches a number with an optional k, m, mio or million. Commas may group its digits: 150,000, or 1,50,000 in India. */
const NUMBER = /^[+-]?(?:(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d*)?|\.\d+)(?:k|m(?:io|illion)?)?$/;

/** Turns fullwidth characters into ASCII, and digits of any script into 0 to 9. */
const latinDigits = (text: string): string =>
  text
    .replace(/[！-～]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - 0xfee0))
    .replace(/\p{Nd}/gu, (digit) => {
      // Unicode lists the digits of a script from 0 to 9, without gaps.
      let number = 0;
      let code = digit.codePointAt(0) as number;
      while (/\p{Nd}/u.test(String.fromCodePoint(--code))) number++;
      return `${number % 10}`;
    });

/**
 * Parses the text of a number field, such as "52,300", "$52300", "130k", "1.5M", "2.5 million" or "7.5 %".
 *
 * @param decimalPoint If a comma, points group digits.
 * @returns the number, or null if the text is not a number or is ambiguous, such as "7,5".
 */
export function parseNumber(text: string, decimalPoint = '.'): number | null {
  // Includes invisible marks, which some programs copy around a number.
  let digits = latinDigits(text)
    .toLowerCase()
    .replace(/[$%\s’'\p{Cf}]/gu, '');
  if (decimalPoint === ',') digits = digits.replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ','));
  if (!NUMBER.test(digits)) return null;
  // Host pages may lack `replaceAll`. Adding zero turns "-0" into 0.
  return Number(digits.replace(/,/g, '').replace('k', 'e3').replace(/m.*/, 'e6')) + 0;
}

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
