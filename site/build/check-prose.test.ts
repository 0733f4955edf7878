import { expect, test, vi } from 'vitest';
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

test('what a page would not show as it is written is an error with its line', async () => {
  const errors = await proseErrors(
    {
      'no-id.mdx': '## A section\n',
      'same-id.mdx': '## A section [#section]\n\nText.\n\n## Again [#section]\n',
      'format.mdx': '## A *wide* section [#wide]\n',
      'before.mdx': 'Lost.\n\n## A section [#section]\n',
      'syntax.mdx': '## A section [#section]\n\n{1\n',
      'import.mdx': `## A section [#section]\n\n${HEAD.split('\n')[0]}\n\n{retirementPlans2026.yeer}\n`,
    },
    '.prose-test',
  );
  expect(errors.trim().split('\n')).toEqual([
    'no-id.mdx:1: The heading “A section” needs an id at its end, such as [#my-section]',
    'same-id.mdx:5: There are two sections with the id “section”',
    'format.mdx:1: A heading of level 2 must be plain text',
    'before.mdx:1: No page shows what comes before the first heading of level 2',
    expect.stringMatching(/^syntax.mdx:4: Unexpected end of file in expression/),
    expect.stringMatching(/import\.jsx.*'yeer' does not exist/),
  ]);
});

test('a check that checks nothing fails', async () => {
  await expect(proseErrors({}, '.prose-test')).rejects.toThrow('There are no texts to check');
  vi.stubEnv('PATH', '');
  await expect(proseErrors({ 'text.mdx': '## A section [#section]\n' }, '.prose-test')).rejects.toThrow(
    'ENOENT',
  );
});
