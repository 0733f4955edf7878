import { type Endpoint, type ErrorCode, endpoints, errorStatus } from '../../contract/index.ts';
import { type Block, json, linkTo, type Section, type Term, text } from './blocks.ts';
import { curlCommand } from './curl-command.ts';
import { meanings } from './failures.ts';
import { type Name, type OperationObject, operations } from './openapi.ts';
import type { Operation } from './operation.ts';
import { typeInWords } from './type-in-words.ts';

const callers = { member: 'members', admin: 'admins' } as const;

export const curl = (name: Name): Block => ({
  kind: 'code',
  language: 'sh',
  title: 'With curl',
  code: curlCommand(endpoints[name], operations[name]),
});

/** What the document says of one call. */
export function callSection(name: Name, object: OperationObject): Section {
  const { method, path, status }: Endpoint = endpoints[name];
  const { answer, fails }: Operation = operations[name];
  const { summary, description, parameters } = object;
  return {
    title: name,
    call: { method, path },
    blocks: [
      text(`${summary}.`),
      ...(description === '' ? [] : [text(description)]),
      { kind: 'facts', terms: factsOf(object, String(status)) },
      ...(parameters
        ? [{ kind: 'terms', title: 'Parameters', terms: parameters.map(aboutParameter) } as const]
        : []),
      curl(name),
      ...(answer === undefined ? [] : [json('Answer', answer)]),
      { kind: 'terms', title: 'Failures', terms: ownFailures(fails) },
      text(otherFailures(object, Object.keys(fails))),
    ].filter((block) => block.kind !== 'terms' || block.terms.length > 0) as Block[],
    sections: [],
  };
}

function factsOf({ security, requestBody, responses }: OperationObject, status: string): Term[] {
  const { description = '', headers = {}, content } = responses[status] ?? {};
  const [[type, { schema }] = ['', { schema: undefined }]] = Object.entries(content ?? {});
  const shape =
    type === 'application/json' && schema ? `${typeInWords(schema)}.` : type && `A file, \`${type}\`.`;
  return [
    { name: 'For', words: `${whoMay(security)}.` },
    ...(requestBody
      ? [{ name: 'Body', words: `${typeInWords(requestBody.content['application/json'].schema)}.` }]
      : []),
    { name: `Answer ${status}`, words: shape || description },
    ...Object.entries(headers).map(([name, header]) => ({
      name: `Header ${name}`,
      words: header.description,
    })),
  ];
}

function whoMay(security: OperationObject['security']): string {
  const names = security.flatMap((one) => Object.keys(one) as (keyof typeof callers)[]);
  const kinds = names.map((name) => callers[name]).join(' and ');
  const anyone = security.length === 0 || security.some((one) => Object.keys(one).length === 0);
  if (!anyone) return kinds.replace(/^./, (letter) => letter.toUpperCase());
  return kinds === '' ? 'Anyone' : `Anyone; with a session, ${kinds}`;
}

function aboutParameter({
  name,
  in: place,
  schema,
  description,
}: NonNullable<OperationObject['parameters']>[number]): Term {
  return { name, type: `${place}: ${typeInWords(schema)}`, words: description };
}

function ownFailures(fails: Operation['fails']): Term[] {
  return (Object.keys(fails) as ErrorCode[]).map((code) => ({
    name: code,
    type: String(errorStatus[code]),
    words: fails[code] ?? meanings[code],
  }));
}

function otherFailures({ responses }: OperationObject, own: readonly string[]): string {
  const codes = Object.values(responses).flatMap(({ content }) =>
    Object.keys(content?.['application/json']?.examples ?? {}),
  );
  const others = codes.filter((code) => !own.includes(code)).map((code) => `\`${code}\``);
  return `${own.length > 0 ? 'Others' : linkTo('Failures')}: ${others.join(', ')}.`;
}
