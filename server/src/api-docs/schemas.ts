import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import * as contract from '../../contract/index.ts';
import { type Rule, withRule } from './action-schemas.ts';
import { describeFields } from './field-words.ts';
import type { JsonSchema } from './json-schema.ts';

type Schema = v.GenericSchema;

const PLACE = '#/components/schemas/';

/** What readers see by its name: the bodies and answers of the contract, by the names that it gives them. */
export function componentSchemas(table: Readonly<Record<string, contract.Endpoint>>) {
  const definitions = named(table);
  const converted = toJsonSchemaDefs(definitions, config()) as Record<string, JsonSchema>;
  const schemas = Object.fromEntries(
    Object.entries(converted).map(([name, schema]) => [name, describeFields(name, schema)]),
  );
  const nameOf = new Map(Object.entries(definitions).map(([name, schema]) => [schema, name]));

  /** A reference where the schema has a name, or a list of one. */
  const schemaOf = (schema: Schema): JsonSchema => {
    const name = nameOf.get(schema);
    if (name !== undefined) return { $ref: PLACE + name };
    const { item } = schema as Schema & { readonly item?: Schema };
    if (schema.type === 'array' && item) return { type: 'array', items: schemaOf(item) };
    throw new Error(`The contract has no name for a ${schema.type} of its table.`);
  };
  return { schemas, schemaOf };
}

function named(table: Readonly<Record<string, contract.Endpoint>>): Record<string, Schema> {
  const used = new Set<unknown>([contract.ErrorBody]);
  for (const { body, answer } of Object.values(table)) {
    for (const schema of [body, answer]) {
      used.add(schema?.type === 'array' ? (schema as Schema & { item: Schema }).item : schema);
    }
  }
  const names = Object.entries(contract as Record<string, unknown>).filter(([, value]) => used.has(value));
  return Object.fromEntries(names.sort(([a], [b]) => a.localeCompare(b, 'en'))) as Record<string, Schema>;
}

/** Converts by the outcome of a schema, which is the tidy form of a body. What it cannot say stops it. */
function config(): ConversionConfig {
  const shared = { typeMode: 'output', target: 'draft-2020-12', errorMode: 'throw' } as const;
  const { $schema: _, ...email } = toJsonSchema(contract.Email, {
    ...shared,
    overrideAction: ({ valibotAction, jsonSchema }) =>
      withRule(jsonSchema as JsonSchema, valibotAction as Rule, {}) as never,
  });
  const ofEmail = { ...(email as JsonSchema), format: 'email' };
  return {
    ...shared,
    overrideAction: ({ valibotAction, jsonSchema, errors }) =>
      errors && (withRule(jsonSchema as JsonSchema, valibotAction as Rule, ofEmail) as never),
    overrideRef: ({ referenceId }) => PLACE + referenceId,
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      valibotSchema.type === 'record' ? (withoutNames(jsonSchema as JsonSchema) as never) : undefined,
  };
}

/** That the keys of an object are text goes without saying. */
function withoutNames({ propertyNames: _, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
