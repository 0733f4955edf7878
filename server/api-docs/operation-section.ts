import { type Endpoint, type ErrorCode, errorStatus } from '../contract/index.ts';
import { type Block, json, linkTo, type Section, type Term, text } from './blocks.ts';
import { curlCommand } from './curl-command.ts';
import { meanings } from './errors.ts';
import { documented, type Name, type OperationObject } from './openapi.ts';
import { typeText } from './type-text.ts';

const callers = { member: 'members', admin: 'admins' } as const;

export const curl = (name: Name): Block => ({
  kind: 'code',
  language: 'sh',
  title: 'curl',
  code: curlCommand(documented[name]),
});

/** Returns the section about one operation. */
export function operationSection(name: Name, object: OperationObject): Section {
  const { method, path, status, errors, docs }: Endpoint = documented[name];
  const { summary, description, parameters } = object;
  return {
    title: name,
    call: { method, path },
    blocks: [
      text(`${summary}.`),
      ...(description === '' ? [] : [text(description)]),
      { kind: 'facts', terms: factsOf(object, String(status)) },
      ...(parameters
        ? [{ kind: 'terms', title: 'Parameters', terms: parameters.map(parameterTerm) } as const]
        : []),
      curl(name),
      ...(docs.response === undefined ? [] : [json('Response', docs.response)]),
      { kind: 'terms', title: 'Errors', terms: ownErrors(errors) },
      text(otherErrors(object, Object.keys(errors))),
    ].filter((block) => block.kind !== 'terms' || block.terms.length > 0) as Block[],
    sections: [],
  };
}

function factsOf({ security, requestBody, responses }: OperationObject, status: string): Term[] {
  const { description = '', headers = {}, content } = responses[status] ?? {};
  const [[type, { schema }] = ['', { schema: undefined }]] = Object.entries(content ?? {});
  const shape =
    type === 'application/json' && schema ? `${typeText(schema)}.` : type && `A file of type \`${type}\`.`;
  return [
    { name: 'Access', text: `${accessText(security)}.` },
    ...(requestBody
      ? [{ name: 'Body', text: `${typeText(requestBody.content['application/json'].schema)}.` }]
      : []),
    { name: `Response ${status}`, text: shape || description },
    ...Object.entries(headers).map(([name, header]) => ({
      name: `Header ${name}`,
      text: header.description,
    })),
  ];
}

function accessText(security: OperationObject['security']): string {
  const names = security.flatMap((one) => Object.keys(one) as (keyof typeof callers)[]);
  const kinds = names.map((name) => callers[name]).join(' and ');
  const anyone = security.length === 0 || security.some((one) => Object.keys(one).length === 0);
  if (!anyone) return kinds.replace(/^./, (letter) => letter.toUpperCase());
  return kinds === '' ? 'Anyone' : `Anyone; ${kinds} with a session`;
}

function parameterTerm({
  name,
  in: place,
  schema,
  description,
}: NonNullable<OperationObject['parameters']>[number]): Term {
  return { name, type: `${place}: ${typeText(schema)}`, text: description };
}

function ownErrors(errors: Endpoint['errors']): Term[] {
  return (Object.keys(errors) as ErrorCode[]).map((code) => ({
    name: code,
    type: String(errorStatus[code]),
    text: errors[code] ?? meanings[code],
  }));
}

function otherErrors({ responses }: OperationObject, own: readonly string[]): string {
  const codes = Object.values(responses).flatMap(({ content }) =>
    Object.keys(content?.['application/json']?.examples ?? {}),
  );
  const others = codes.filter((code) => !own.includes(code)).map((code) => `\`${code}\``);
  return `${own.length > 0 ? 'Others' : linkTo('Errors')}: ${others.join(', ')}.`;
}
