import type { BodyOf, Endpoint, ResponseOf } from './endpoint.ts';
import type { EndpointDocs } from './endpoint-docs.ts';

type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

/** Docs whose examples match the endpoint's schemas; parts that the endpoint needs are required. */
type DocsOf<E extends Endpoint> = EndpointDocs & {
  readonly body?: DeepReadonly<BodyOf<E>>;
  readonly response?: DeepReadonly<ResponseOf<E>>;
} & (E extends { body: object } ? { readonly body: unknown } : unknown) &
  (E extends { response: object } ? { readonly response: unknown } : unknown) &
  (E['path'] extends `${string}{${string}` ? { readonly param: EndpointDocs['param'] } : unknown);

/** Constraint on a table of endpoints that type-checks every example. */
export type Documented<Table extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Table]: Endpoint & { readonly docs: DocsOf<Table[Name]> };
};
