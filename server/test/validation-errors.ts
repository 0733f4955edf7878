import * as v from 'valibot';
import { messagesByField } from '../contract/index.ts';

/** Returns the message for each invalid field; the name is empty for the value as a whole. Empty if it is valid. */
export function validationErrors(schema: v.GenericSchema, value: unknown): Record<string, string> {
  const result = v.safeParse(schema, value);
  return result.success ? {} : messagesByField(result.issues);
}
