import type * as v from 'valibot';
import { DEFAULT_BODY_BYTES, type Endpoint, endpoints } from '../contract/index.ts';

/** A field in the body of an endpoint that accepts text. */
export interface TextField {
  readonly endpoint: keyof typeof endpoints;
  /** Keys from the body to the text, such as `tags` and `0`. */
  readonly path: readonly string[];
  /** The schema of the text, without its description. Fields of several endpoints may share it. */
  readonly schema: unknown;
}

/** A schema of valibot, with the properties that contain other schemas. */
interface AnySchema {
  readonly kind: string;
  readonly type: string;
  readonly pipe?: readonly AnySchema[];
  readonly entries?: Readonly<Record<string, AnySchema>>;
  readonly wrapped?: AnySchema;
  readonly item?: AnySchema;
  /** Schemas of a union, or values of a picklist. */
  readonly options?: readonly AnySchema[];
}

const WITHOUT_TEXT = ['number', 'boolean', 'picklist', 'literal'];

/** All text fields of the contract, read from the schemas of the endpoints. */
export const textFields: readonly TextField[] = Object.entries<Endpoint>(endpoints).flatMap(
  ([name, { body }]) =>
    body ? textsIn(body).map((text) => ({ ...text, endpoint: name as TextField['endpoint'] })) : [],
);

function textsIn(schema: v.GenericSchema | AnySchema): Omit<TextField, 'endpoint'>[] {
  const { type, entries, wrapped, item, options, pipe } = schema as AnySchema;
  const below = (key: string, inner: AnySchema) =>
    textsIn(inner).map(({ path, ...rest }) => ({ ...rest, path: [key, ...path] }));
  const last = pipe?.findLast(({ kind }) => kind === 'schema');
  if (last && last !== pipe?.[0]) return textsIn(last);
  if (wrapped) return textsIn(wrapped);
  if (item) return below('0', item);
  if (entries) return Object.entries(entries).flatMap(([key, entry]) => below(key, entry));
  if (type === 'union') return (options ?? []).flatMap(textsIn);
  if (type === 'string') return [{ path: [], schema: withoutDescription(schema as AnySchema) }];
  if (WITHOUT_TEXT.includes(type)) return [];
  throw new Error(`A schema of type ${type} may or may not contain text.`);
}

/** Returns the schema to which `described` of the contract has added a description. */
function withoutDescription(schema: AnySchema): AnySchema {
  const [inner, description, ...more] = schema.pipe ?? [];
  return inner && description?.type === 'description' && more.length === 0 ? inner : schema;
}

/** Returns the documented body of an endpoint, in JSON, with another value in one field. */
export function bodyWith({ endpoint, path }: TextField, value: string | number): string {
  const body = structuredClone(endpoints[endpoint].docs as { body?: object }).body ?? {};
  let parent = body as Record<string, unknown>;
  for (const key of path.slice(0, -1)) {
    parent[key] ??= {};
    parent = parent[key] as Record<string, unknown>;
  }
  parent[path.at(-1) ?? ''] = value;
  return JSON.stringify(body);
}

/** Returns the size limit of an endpoint's body in bytes. */
export const bodyLimit = ({ endpoint }: TextField): number =>
  (endpoints[endpoint] as Endpoint).bodyBytes ?? DEFAULT_BODY_BYTES;
