import { linkTo } from './blocks.ts';
import type { JsonSchema } from './json-schema.ts';

/** Returns the component name in a reference. */
const nameIn = (ref: string): string => ref.split('/').at(-1) ?? '';

/** Returns a short description of a schema: `text of 3 to 100 characters, or null`. */
export function typeText(schema: JsonSchema): string {
  const { $ref, type, anyOf, items, const: only } = schema;
  if ($ref !== undefined) return linkTo(nameIn($ref));
  if (anyOf) return anyOf.map(typeText).join(', or ');
  if (schema.enum) return `one of ${schema.enum.map((value) => `\`${value}\``).join(', ')}`;
  if (only !== undefined) return `\`${only}\``;
  if (type === 'array') {
    const each = items ? typeText(items) : 'values';
    return schema.maxItems === undefined
      ? `list of ${each}`
      : `list of at most ${schema.maxItems}, each ${each}`;
  }
  if (type === 'string') return `text${format(schema)}${length(schema)}`;
  if (type === 'number' || type === 'integer') {
    return `${type === 'integer' ? 'whole number' : 'number'}${range(schema)}`;
  }
  return { boolean: 'true or false', null: 'null', object: 'object' }[String(type)] ?? 'anything';
}

/** Returns text as Markdown code. Two backticks enclose text that has one. */
const code = (text: string): string => (text.includes('`') ? `\`\`${text}\`\`` : `\`${text}\``);

/** Groups digits from five on, because four may be a year. */
const count = (value: number): string => value.toLocaleString('en-US', { useGrouping: 'min2' });

function length({ minLength, maxLength }: JsonSchema): string {
  if (maxLength === undefined) {
    return minLength === undefined ? '' : ` of at least ${count(minLength)} characters`;
  }
  const from = minLength === undefined ? 'at most ' : `${count(minLength)} to `;
  return ` of ${from}${count(maxLength)} characters`;
}

function range({ minimum, maximum }: JsonSchema): string {
  if (minimum === undefined) return '';
  return maximum === undefined ? ` from ${count(minimum)}` : ` from ${count(minimum)} to ${count(maximum)}`;
}

function format({ format, pattern }: JsonSchema): string {
  if (format !== undefined) return ` (${format})`;
  return pattern === undefined ? '' : ` like ${code(pattern)}`;
}
