import { type Field, formatWithUnit, type NumberFormats, rangeMessage } from '@whenabouts/core';

export const fieldMessages = {
  years: 'years',
  /** A value with its unit, for screen readers. */
  withUnit: (value: number, unit: Field['unit'], formats: NumberFormats): string =>
    formatWithUnit(value, unit, formats),
  exactAmount: (label: string): string => `${label}, exact amount`,
  setTo: (value: string): string => `Set to ${value}`,
  enterNumber: (example: string): string => `Please enter a number, such as ${example}.`,
  /** Returns the range of the field, and the valid value that replaces the typed number. */
  outOfRange: (field: Field, value: number, formats: NumberFormats): string =>
    `${rangeMessage(field, formats)} We set it to ${formats.number(value)}.`,
};

export type FieldMessages = typeof fieldMessages;
