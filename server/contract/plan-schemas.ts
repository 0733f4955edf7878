import {
  isOptionalField,
  type ListField,
  type PlanField,
  type PlanFields,
  type ValuesOf,
} from '@whenabouts/core';
import * as v from 'valibot';
import { described, numberIn, plainObject } from './schemas.ts';
import { line } from './text.ts';

/** The API's description of a field. That of a group or list has the descriptions of its fields. */
type Description<Field> = Field extends { fields: infer Fields }
  ? GroupDescription<Fields> & (Field extends ListField ? { rule: Rule<Fields> } : object)
  : string;

interface GroupDescription<Fields> {
  readonly text: string;
  readonly fields: Descriptions<Fields>;
}

/** A rule about several values of a group. */
type Rule<Fields> = v.RawCheckAction<ValuesOf<Fields>>;

export type Descriptions<Fields> = { readonly [Name in keyof Fields]: Description<Fields[Name]> };

export function buildSchemas<Fields extends PlanFields>(
  fields: Fields,
  descriptions: Descriptions<Fields>,
): Record<keyof Fields & string, v.GenericSchema> {
  const schemas = Object.entries(fields).map(([name, field]) => {
    const description = descriptions[name] as Description<PlanField>;
    const text = typeof description === 'string' ? description : description.text;
    return [name, described(buildSchema(field, description), text)];
  });
  return Object.fromEntries(schemas);
}

function buildSchema(field: PlanField, description: Description<PlanField>): v.GenericSchema {
  switch (field.kind) {
    case undefined:
      return field.default === null ? v.nullable(numberIn(field)) : numberIn(field);
    case 'flag':
      return v.boolean('Please say true or false.');
    case 'choice':
      return v.picklist(
        field.options,
        `Please say ${field.options.map((option) => `"${option}"`).join(' or ')}.`,
      );
    case 'text':
      return line(field.maxLength);
    case 'group': {
      const { fields } = description as GroupDescription<PlanFields>;
      const message = `Please send the ${field.label} as an object, or null for none.`;
      return v.nullable(plainObject(buildEntries(field.fields, fields), message));
    }
    case 'list': {
      const { fields, rule } = description as GroupDescription<PlanFields> & { rule: Rule<PlanFields> };
      const entries = buildEntries(field.fields, fields);
      return v.pipe(
        v.array(
          v.pipe(plainObject(entries, `Please send each ${field.label} as an object.`), rule as never),
          `Please send the ${field.labels} as a list.`,
        ),
        v.maxLength(field.maxCount, `Please use at most ${field.maxCount} ${field.labels}.`),
      );
    }
  }
}

/** Returns the entries of a group. A number that may be null is null if it is missing. */
function buildEntries(fields: PlanFields, descriptions: Descriptions<PlanFields>): v.ObjectEntries {
  const entries = Object.entries(buildSchemas(fields, descriptions)).map(([name, schema]) => {
    const field = fields[name];
    if (field && isOptionalField(field)) return [name, v.exactOptional(schema)];
    return [name, field?.kind === undefined && field?.default === null ? v.optional(schema, null) : schema];
  });
  return Object.fromEntries(entries);
}
