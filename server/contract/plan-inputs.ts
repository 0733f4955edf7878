import {
  type Field,
  fields,
  type InputName,
  inputDescriptions,
  inputRangeMessage,
  isValidInput,
  isWholeNumberField,
  mapInputs,
} from '@whenabouts/core';
import * as v from 'valibot';
import { described, documented } from './schemas.ts';

type InputSchema = v.GenericSchema<number>;

const buildEntries = (schemaOf: (name: InputName) => InputSchema) =>
  mapInputs((name): InputSchema => described(schemaOf(name), inputDescriptions[name]));

const rangeOf = (field: Field) => ({
  type: isWholeNumberField(field) ? 'integer' : 'number',
  minimum: field.min,
  maximum: field.max,
});

/** The inputs of the calculator, within the ranges of their sliders; values between steps are valid. */
export const inputEntries = buildEntries((name) =>
  v.pipe(
    v.number(inputRangeMessage(name)),
    documented(
      v.check<number, string>((value) => isValidInput(name, value), inputRangeMessage(name)),
      rangeOf(fields[name]),
    ),
    // Converts JSON's negative zero to zero.
    v.transform((value) => value + 0),
  ),
);

/** The inputs in responses. The inputs of old plans may be outside today's ranges. */
export const storedInputEntries = buildEntries(() => v.number());
