import { type Field, isWholeNumberField, rangeMessage } from '@whenabouts/core';
import * as v from 'valibot';

/** A number in the range of a field, whole if the field takes whole numbers only. */
export const numberIn = (field: Field) => {
  const message = rangeMessage(field);
  const inRange = v.pipe(v.number(message), v.minValue(field.min, message), v.maxValue(field.max, message));
  // Converts JSON's negative zero to zero.
  return isWholeNumberField(field)
    ? v.pipe(inRange, v.integer(message))
    : v.pipe(
        inRange,
        v.transform((value) => value + 0),
      );
};
