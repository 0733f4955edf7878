import { expect, test } from 'vitest';
import { proseErrors } from './check-prose.ts';

const HEAD = "import { retirementPlans2026 } from '@whenabouts/core';\n\n## A section [#section]\n\n";

test('a wrong name of a figure, a value or a component in a text is an error', async () => {
  const errors = await proseErrors(
    {
      'right.mdx': `${HEAD}You may put in {retirementPlans2026.figures.ira.value}.\n`,
      'figure.mdx': `${HEAD}You may put in {retirementPlans2026.figures.irra.value}.\n`,
      'value.mdx': `${HEAD}You may put in {retirementPlans2026.figures.ira.value} in {nextYear}.\n`,
      'import.mdx': `import { AgeTimelin } from '../src/features/guides/charts/planning-charts.tsx';\n\n${HEAD}<AgeTimelin />\n\n{retirementPlans2026.year}\n`,
      'component.mdx': `${HEAD}<AgeTimeline />\n\n{retirementPlans2026.year}\n`,
    },
    '.prose-test',
  );
  expect(errors.match(/^\S+: .*?[.;]?$/gm)?.map((line) => line.replace(/\(.*?\)/, ''))).toEqual([
    'component.mdx: <AgeTimeline> is not imported',
    expect.stringMatching(/figure\.jsx: error .*'irra' does not exist/),
    expect.stringMatching(/import\.jsx: error .*no exported member.*'AgeTimelin'/),
    expect.stringMatching(/value\.jsx: error .*Cannot find name 'nextYear'/),
  ]);
});

test('a heading without an id is an error', async () => {
  await expect(proseErrors({ 'text.mdx': '## A section\n' }, '.prose-test')).rejects.toThrow(
    'The heading “A section” needs an id at its end, such as [#my-section]',
  );
});
