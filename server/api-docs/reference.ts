import { type ErrorCode, errorStatus } from '../contract/index.ts';
import { json, type Reference, type Section, type Term, text } from './blocks.ts';
import { meanings } from './errors.ts';
import type { JsonSchema } from './json-schema.ts';
import { documented, type Name, type OpenApiDocument } from './openapi.ts';
import { curl, operationSection } from './operation-section.ts';
import { typeText } from './type-text.ts';

const FIRST_STEPS = ['register', 'createPlan', 'listPlans'] as const;

/**
 * Returns the document for people: first steps, every operation by chapter, and the schemas.
 *
 * @param site URL of the site, for the examples.
 */
export function referenceOf(document: OpenApiDocument, site = 'http://localhost:3000'): Reference {
  return {
    title: document.info.title,
    sections: [
      firstSteps(document, site),
      { title: 'Overview', blocks: [text(document.info.description)], sections: [] },
      { title: 'Errors', blocks: [{ kind: 'terms', terms: errorTerms() }], sections: [] },
      ...document.tags.map((tag) => chapter(document, tag)),
      {
        title: 'Schemas',
        blocks: [text('Request and response bodies, by field.')],
        sections: Object.entries(document.components.schemas).map(([name, schema]) =>
          schemaSection(name, schema),
        ),
      },
    ],
  };
}

function firstSteps({ info }: OpenApiDocument, site: string): Section {
  return {
    title: 'Getting started',
    blocks: [
      text(
        `${info.summary} An OpenAPI 3.1 document is at \`/api/openapi.json\`. The following commands create an account, save a plan and list it. First, set the URL of the site:`,
      ),
      { kind: 'code', language: 'sh', title: 'Site', code: `SITE=${site}` },
      ...FIRST_STEPS.flatMap((name) => [text(`${documented[name].summary}:`), curl(name)]),
      json('Response of the last request', documented.listPlans.docs.response),
    ],
    sections: [],
  };
}

function errorTerms(): Term[] {
  return Object.entries(errorStatus).map(([code, status]) => ({
    name: code,
    type: String(status),
    text: meanings[code as ErrorCode],
  }));
}

function chapter(
  { paths }: OpenApiDocument,
  { name, description }: OpenApiDocument['tags'][number],
): Section {
  const operations = (Object.keys(documented) as Name[]).filter(
    (operation) => documented[operation].docs.chapter === name,
  );
  return {
    title: name,
    blocks: [text(description)],
    sections: operations.flatMap((operation) => {
      const { method, path } = documented[operation];
      const object = paths[path]?.[method.toLowerCase()];
      return object ? [operationSection(operation, object)] : [];
    }),
  };
}

function schemaSection(title: string, schema: JsonSchema): Section {
  const description = schema.description === undefined ? [] : [text(schema.description)];
  return { title, blocks: [...description, { kind: 'terms', terms: fieldsOf(schema) }], sections: [] };
}

/** Returns the schema itself, or its alternative to null. */
const withoutNull = (schema: JsonSchema): JsonSchema =>
  schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;

/** Returns every field; nested fields by their full path. */
function fieldsOf(schema: JsonSchema, before = ''): Term[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([field, property]) => {
    const name = before + field;
    const type = typeText(property) + (required.includes(field) ? '' : ', optional');
    const within = property.type === 'array' ? property.items : withoutNull(property);
    const inner = property.type === 'array' ? `${name}[].` : `${name}.`;
    return [{ name, type, text: property.description ?? '' }, ...fieldsOf(within ?? {}, inner)];
  });
}
