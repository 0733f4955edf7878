import { type ErrorCode, endpoints, errorStatus } from '../../contract/index.ts';
import { json, type Reference, type Section, type Term, text } from './blocks.ts';
import { callSection, curl } from './call-section.ts';
import { meanings } from './failures.ts';
import type { JsonSchema } from './json-schema.ts';
import { type Name, type OpenApiDocument, operations } from './openapi.ts';
import { typeInWords } from './type-in-words.ts';

const FIRST_STEPS = ['register', 'createPlan', 'listPlans'] as const;

/** The document as a text for people: first steps, every call by chapters, and the shapes of what is sent. */
export function referenceOf(document: OpenApiDocument): Reference {
  return {
    title: document.info.title,
    sections: [
      firstSteps(document),
      { title: 'Rules of all calls', blocks: [text(document.info.description)], sections: [] },
      { title: 'Failures', blocks: [{ kind: 'terms', terms: failureTerms() }], sections: [] },
      ...document.tags.map((tag) => chapter(document, tag)),
      {
        title: 'Shapes',
        blocks: [text('What is sent and what comes back, by field.')],
        sections: Object.entries(document.components.schemas).map(([name, schema]) => shape(name, schema)),
      },
    ],
  };
}

function firstSteps({ info }: OpenApiDocument): Section {
  return {
    title: 'First steps',
    blocks: [
      text(
        `${info.summary} The same in OpenAPI 3.1, for programs, is at \`/api/openapi.json\`. This is how to create an account, save a plan and list it. First, the address of the site:`,
      ),
      { kind: 'code', language: 'sh', title: 'The address', code: 'SITE=http://localhost:3000' },
      ...FIRST_STEPS.flatMap((name) => [text(`${endpoints[name].summary}:`), curl(name)]),
      json('What the last one answers', operations.listPlans.answer),
    ],
    sections: [],
  };
}

function failureTerms(): Term[] {
  return Object.entries(errorStatus).map(([code, status]) => ({
    name: code,
    type: String(status),
    words: meanings[code as ErrorCode],
  }));
}

function chapter(
  { paths }: OpenApiDocument,
  { name, description }: OpenApiDocument['tags'][number],
): Section {
  const calls = (Object.keys(operations) as Name[]).filter((call) => operations[call].chapter === name);
  return {
    title: name,
    blocks: [text(description)],
    sections: calls.flatMap((call) => {
      const { method, path } = endpoints[call];
      const object = paths[path]?.[method.toLowerCase()];
      return object ? [callSection(call, object)] : [];
    }),
  };
}

function shape(title: string, schema: JsonSchema): Section {
  const words = schema.description === undefined ? [] : [text(schema.description)];
  return { title, blocks: [...words, { kind: 'terms', terms: fieldsOf(schema) }], sections: [] };
}

/** Every field, those of objects within by their whole path. */
function fieldsOf(schema: JsonSchema, before = ''): Term[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([field, property]) => {
    const name = before + field;
    const type = typeInWords(property) + (required.includes(field) ? '' : ', optional');
    const within = property.type === 'array' ? property.items : property;
    const inner = property.type === 'array' ? `${name}[].` : `${name}.`;
    return [{ name, type, words: property.description ?? '' }, ...fieldsOf(within ?? {}, inner)];
  });
}
