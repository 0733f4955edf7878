import {
  assumptionDescriptions,
  assumptionFields,
  type DescriptionsOf,
  defaultInputs,
  inputDescriptions,
  isNullableField,
  isOptionalField,
  isWholeNumberField,
  lifetimeFields,
  type PlanField,
  type PlanFields,
  type PlanOptions,
} from '@whenabouts/core';

/** The part of JSON Schema that the tools use. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly [keyword: string]: unknown;
}

/** The numbers of a plan that a caller must pass. */
const requiredInputs = [
  'currentAge',
  'currentSavings',
  'monthlySavings',
  'annualIncome',
] satisfies readonly (keyof PlanOptions)[];

/** Returns the schema of an object that has no other properties. */
export const objectSchema = (
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = [],
  description?: string,
): JsonSchema => ({
  type: 'object',
  ...(description !== undefined && { description }),
  properties,
  ...(required.length > 0 && { required }),
  additionalProperties: false,
});

type Description = string | { readonly text: string; readonly fields: DescriptionsOf<PlanFields> };

function buildSchema(field: PlanField, description: Description): JsonSchema {
  const text = typeof description === 'string' ? description : description.text;
  const type = (name: string) => (isNullableField(field) ? [name, 'null'] : name);
  switch (field.kind) {
    case undefined: {
      const number = isWholeNumberField(field) ? 'integer' : 'number';
      const { min: minimum, max: maximum } = field;
      return { type: type(number), description: text, minimum, maximum };
    }
    case 'flag':
      return { type: 'boolean', description: text };
    case 'choice':
      return { type: 'string', description: text, enum: field.options };
    case 'text':
      return { type: 'string', description: text, maxLength: field.maxLength };
    case 'group':
      return { ...groupSchema(field.fields, description), type: type('object'), description: text };
    case 'list':
      return {
        type: 'array',
        description: text,
        maxItems: field.maxCount,
        items: groupSchema(field.fields, description),
      };
  }
}

function groupSchema(fields: PlanFields, description: Description): JsonSchema {
  if (typeof description === 'string') throw new Error('A group needs descriptions of its fields.');
  const required = Object.entries(fields).filter(
    ([, field]) => !isOptionalField(field) && !isNullableField(field),
  );
  return objectSchema(
    buildProperties(fields, description.fields),
    required.map(([name]) => name),
  );
}

function buildProperties(
  fields: PlanFields,
  descriptions: DescriptionsOf<PlanFields>,
): Record<string, JsonSchema> {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    buildSchema(field, descriptions[name] as Description),
  ]);
  return Object.fromEntries(entries);
}

/** The schema of a plan, from the one description of its fields in core. The site's API has the same names. */
export const planSchema = objectSchema(
  {
    ...buildProperties(lifetimeFields, {
      ...inputDescriptions,
      retirementAge: `The age at which the person would like to stop: ${defaultInputs.retirementAge} by default. If it equals \`currentAge\`, the person has retired.`,
      expectedReturn: `Percent a year, before inflation and after fees; ${defaultInputs.expectedReturn} by default.`,
    }),
    assumptions: objectSchema(
      {
        ...buildProperties(assumptionFields, assumptionDescriptions as DescriptionsOf<PlanFields>),
        isWorking: {
          type: 'boolean',
          description: 'True if the person still works, although both ages are equal.',
        },
      },
      [],
      'What differs from the defaults. Amounts are today’s dollars. Leave out what you do not know.',
    ),
  },
  requiredInputs,
  'A plan of a person, or of a couple, in the United States.',
);
