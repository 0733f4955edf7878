import { toJsonSchema } from '@valibot/to-json-schema';
import { currentLaw, factsTopics } from '@whenabouts/core';
import * as v from 'valibot';
import { described } from '../../contract/schemas.ts';

const Source = v.object({
  title: described(v.string(), 'The announcement or the law itself, with its number.'),
  publisher: v.string(),
  href: v.optional(v.pipe(v.string(), v.url())),
});

const Figure = v.object({
  id: described(
    v.string(),
    'Permanent id of the topic, the figure and the year, such as "medicare.partBPremium.2026".',
  ),
  topic: described(v.string(), 'Id of the topic, and the anchor on the page /facts.'),
  topicTitle: v.string(),
  label: described(v.string(), 'Name of the figure.'),
  value: v.number(),
  unit: described(
    v.picklist(['dollars', 'percent', 'age', 'divisor']),
    'Unit of the value. Dollars are those of its year.',
  ),
  year: described(
    v.nullable(v.number()),
    'Calendar or tax year; null for law that holds until Congress changes it.',
  ),
  sources: v.array(Source),
  lastChecked: described(v.pipe(v.string(), v.isoDate()), 'Date of the last comparison with the sources.'),
  confirmed: described(
    v.boolean(),
    'False if the figure was read in a copy of the announcement only. No calculation uses it.',
  ),
});

const FactsFile = v.pipe(
  v.object({
    page: described(v.pipe(v.string(), v.url()), 'The page that shows the figures.'),
    lawYear: described(v.number(), 'Year of the law that plans are calculated with.'),
    figures: v.array(Figure),
  }),
  v.title('Figures of US law by year'),
);

type FactsFile = v.InferOutput<typeof FactsFile>;

export function factsJson(origin: string): string {
  const file: FactsFile = {
    page: `${origin}/facts`,
    lawYear: currentLaw.year,
    figures: factsTopics.flatMap(({ id: topic, title, years }) =>
      years.flatMap(({ year, figures, sources, lastChecked, unconfirmed }) =>
        Object.entries(figures).map(([name, figure]) => ({
          id: [topic, name, ...(year === null ? [] : [year])].join('.'),
          topic,
          topicTitle: title,
          ...figure,
          year,
          sources: [...sources],
          lastChecked,
          confirmed: unconfirmed !== true,
        })),
      ),
    ),
  };
  return `${JSON.stringify({ $schema: `${origin}/facts.schema.json`, ...file }, null, 1)}\n`;
}

export function factsSchema(origin: string): string {
  const schema = toJsonSchema(FactsFile, { target: 'draft-2020-12' });
  return `${JSON.stringify({ $id: `${origin}/facts.schema.json`, ...schema }, null, 1)}\n`;
}
