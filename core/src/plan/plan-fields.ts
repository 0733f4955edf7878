/** Kinds of values of a plan, their types and their assertions. */

import { assertField } from '../assert.ts';
import type { Field } from '../fields.ts';

interface OptionalInGroup {
  /** True if it may be missing in a group, and is then the default. */
  readonly isOptional?: true;
}

/** A number. It may be null if its default is null: other numbers then decide it. */
export interface NumberField extends Field, OptionalInGroup {
  readonly kind?: undefined;
  /** Missing if it depends on the visitor's other numbers. */
  readonly default?: number | null;
}

export interface FlagField extends OptionalInGroup {
  readonly kind: 'flag';
  readonly default?: boolean;
}

export interface ChoiceField extends OptionalInGroup {
  readonly kind: 'choice';
  readonly options: readonly string[];
  readonly default?: string;
}

/** A text of one line. */
export interface TextField {
  readonly kind: 'text';
  /** In UTF-16 code units. */
  readonly maxLength: number;
}

/** Values that belong together; null for none. Links depend on the order of the fields: add at the end only. */
export interface GroupField {
  readonly kind: 'group';
  /** Names the group within a sentence. */
  readonly label: string;
  readonly fields: PlanFields;
  readonly default: null;
}

export interface ListField {
  readonly kind: 'list';
  /** Names one group, and all of them, within a sentence. */
  readonly label: string;
  readonly labels: string;
  readonly maxCount: number;
  readonly fields: PlanFields;
  readonly default: readonly [];
}

export type PlanField = NumberField | FlagField | ChoiceField | TextField | GroupField | ListField;

export type PlanFields = { readonly [name: string]: PlanField };

export type ValueOf<F> = F extends { kind: 'flag' }
  ? boolean
  : F extends { kind: 'choice'; options: readonly (infer Option)[] }
    ? Option
    : F extends { kind: 'text' }
      ? string
      : F extends { kind: 'group'; fields: infer Fields }
        ? ValuesOf<Fields> | null
        : F extends { kind: 'list'; fields: infer Fields }
          ? readonly ValuesOf<Fields>[]
          : F extends { default: null }
            ? number | null
            : number;

/** The type of an object with a value for each field. */
export type ValuesOf<Fields> = {
  -readonly [Name in keyof Fields as Fields[Name] extends { isOptional: true } ? never : Name]: ValueOf<
    Fields[Name]
  >;
} & {
  -readonly [Name in keyof Fields as Fields[Name] extends { isOptional: true } ? Name : never]?: ValueOf<
    Fields[Name]
  >;
};

/** The names of the fields that have a fixed default. */
export type DefaultedName<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { default: unknown } ? Name : never;
}[keyof Fields];

type DefaultsOf<Fields> = { -readonly [Name in DefaultedName<Fields>]: ValueOf<Fields[Name]> };

/** Returns the fixed defaults of fields, by name. */
export function defaultsOf<Fields extends PlanFields>(fields: Fields): DefaultsOf<Fields> {
  // `Object.fromEntries` is not used, because some host pages of the embed remove it.
  const defaults: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) if ('default' in field) defaults[name] = field.default;
  return defaults as DefaultsOf<Fields>;
}

/** Returns true if null is a valid value of a field. */
export function isNullableField(field: PlanField): boolean {
  return 'default' in field && field.default === null;
}

/** Returns true if the value of a group may be missing, and is then the default. */
export function isOptionalField(field: PlanField): boolean {
  return 'isOptional' in field && field.isOptional === true;
}

/**
 * Asserts that an object has a valid value for each field. Other properties are ignored.
 *
 * @param path Precedes the names in messages.
 * @throws {TypeError | RangeError} naming the value and its allowed range.
 */
export function assertValues(values: unknown, fields: PlanFields, path = ''): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = (values as Record<string, unknown> | null | undefined)?.[name];
    const isMissing = value === undefined && isOptionalField(field);
    if (!isMissing) assertValue(path + name, value, field);
  }
}

function assertValue(name: string, value: unknown, field: PlanField): void {
  switch (field.kind) {
    case undefined:
      if (value !== null || field.default !== null) assertField(name, value, field);
      return;
    case 'flag':
      if (typeof value !== 'boolean') throw new TypeError(`${name} must be true or false`);
      return;
    case 'choice': {
      if (field.options.some((option) => option === value)) return;
      const options = field.options.map((option) => `"${option}"`).join(' or ');
      throw new TypeError(`${name} must be ${options}, not ${JSON.stringify(value)}`);
    }
    case 'text':
      if (typeof value !== 'string') throw new TypeError(`${name} must be a text`);
      if (value.length <= field.maxLength) return;
      throw new RangeError(`${name} must have at most ${field.maxLength} characters, not ${value.length}`);
    case 'group':
      if (value === null) return;
      if (typeof value !== 'object') throw new TypeError(`${name} must be an object or null`);
      assertValues(value, field.fields, `${name}.`);
      return;
    case 'list':
      if (!Array.isArray(value)) throw new TypeError(`${name} must be a list`);
      if (value.length > field.maxCount) {
        throw new RangeError(`${name} must have at most ${field.maxCount} entries, not ${value.length}`);
      }
      value.forEach((entry, index) => {
        assertValues(entry, field.fields, `${name}[${index}].`);
      });
  }
}
