import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import * as contract from '../contract/index.ts';

type Schema = v.GenericSchema;

const PREFIX = '#/components/schemas/';

/** Converts the bodies and responses of the contract to JSON schemas, by their export names. */
export function componentSchemas(endpoints: Readonly<Record<string, contract.Endpoint>>) {
  const definitions = schemasByName(endpoints);
  const converted = toJsonSchemaDefs(definitions, conversionConfig()) as Record<string, JsonSchema>;
  const schemas = mapValues(converted, finish);
  const nameOf = new Map(Object.entries(definitions).map(([name, schema]) => [schema, name]));

  /** Returns a reference to a named schema, or an array of such references. */
  const schemaOf = (schema: Schema): JsonSchema => {
    const name = nameOf.get(schema);
    if (name !== undefined) return { $ref: PREFIX + name };
    const { item } = schema as Schema & { readonly item?: Schema };
    if (schema.type === 'array' && item) return { type: 'array', items: schemaOf(item) };
    throw new Error(`A ${schema.type} of an endpoint has no exported name.`);
  };
  return { schemas, schemaOf };
}

function schemasByName(endpoints: Readonly<Record<string, contract.Endpoint>>): Record<string, Schema> {
  const used = new Set<unknown>([contract.ErrorBody]);
  for (const { body, response } of Object.values(endpoints)) {
    for (const schema of [body, response]) {
      used.add(schema?.type === 'array' ? (schema as Schema & { item: Schema }).item : schema);
    }
  }
  const names = Object.entries(contract as Record<string, unknown>).filter(([, value]) => used.has(value));
  return Object.fromEntries(names.sort(([a], [b]) => a.localeCompare(b, 'en'))) as Record<string, Schema>;
}

/** Returns the options of the conversion: schemas describe the normalized value, and unsupported rules throw. */
function conversionConfig(): ConversionConfig {
  const shared = { typeMode: 'output', target: 'openapi-3.0', errorMode: 'throw' } as const;
  const email = toJsonSchema(contract.Email, {
    ...shared,
    overrideAction: ({ valibotAction, jsonSchema }) =>
      withRule(jsonSchema as JsonSchema, valibotAction as Rule, {}) as never,
  });
  const emailSchema = { ...(email as JsonSchema), format: 'email' };
  return {
    ...shared,
    overrideAction: ({ valibotAction, jsonSchema, errors }) =>
      errors && (withRule(jsonSchema as JsonSchema, valibotAction as Rule, emailSchema) as never),
    overrideRef: ({ referenceId }) => PREFIX + referenceId,
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      valibotSchema.type === 'record' ? (withoutPropertyNames(jsonSchema as JsonSchema) as never) : undefined,
  };
}

/**
 * Appends the comments of rules to the descriptions of fields, and drops the honeypot, which only bots fill in, and empty
 * lists of required fields, which OpenAPI 3.0 forbids.
 */
function finish({ $comment, description, required = [], ...schema }: JsonSchema): JsonSchema {
  const text = [description, $comment].filter(Boolean).join(' ');
  const { website: _, ...properties } = schema.properties ?? {};
  return {
    ...schema,
    ...(text && { description: text }),
    ...(required.length > 0 && { required }),
    ...(schema.properties && { properties: mapValues(properties, finish) }),
    ...(schema.items && { items: finish(schema.items) }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map(finish) }),
  };
}

const mapValues = <Value, Result>(record: Readonly<Record<string, Value>>, map: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

/** Drops `propertyNames`: keys are always text. */
function withoutPropertyNames({ propertyNames: _, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

interface Rule {
  readonly type: string;
  readonly requirement?: unknown;
  /** Added by `documented` in the contract to rules that are written as functions. */
  readonly docs?: JsonSchema | string;
}

/** Actions that normalize. They have no rule in the document, which describes the normalized value. */
const NORMALIZING: readonly string[] = ['trim', 'normalize', 'to_lower_case', 'to_upper_case', 'transform'];

/** Adds a rule that valibot's converter does not support. Returns undefined for a rule without documentation. */
export function withRule(schema: JsonSchema, { type, requirement, docs }: Rule, email: JsonSchema) {
  if (typeof docs === 'string') return withComment(schema, docs);
  if (docs) return { ...schema, ...docs };
  if (NORMALIZING.includes(type)) return schema;
  // Normalized text is lowercase where case is ignored, and JSON Schema patterns are Unicode.
  if (type === 'regex' && requirement instanceof RegExp && ['i', 'u'].includes(requirement.flags)) {
    return { ...schema, pattern: requirement.source };
  }
  if (type === 'max_bytes') {
    const bytes = Number(requirement);
    const size = bytes >= 1024 ? `${bytes / 1024} kB` : `${bytes} bytes`;
    return withComment({ ...schema, maxLength: bytes }, `At most ${size} in UTF-8.`);
  }
  // Forms have their own message for an email, but the same rules as everywhere.
  if (type === 'raw_transform') return { ...schema, ...email };
  return undefined;
}

/** Appends text to a schema's comment, once. Not to its description, which would replace the field's description. */
function withComment(schema: JsonSchema, text: string): JsonSchema {
  const before = schema.$comment ?? '';
  return before.includes(text) ? schema : { ...schema, $comment: [before, text].filter(Boolean).join(' ') };
}

/** The part of OpenAPI 3.0's schemas that the document uses. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  /** Text of rules for the description, while schemas are converted. */
  $comment?: string;
  format?: string;
  enum?: unknown[];
  nullable?: boolean;
  default?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
}
