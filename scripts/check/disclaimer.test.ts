import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatNumber, standardDraws, usHistory } from '../../core/src/index.ts';

const disclaimer = readFileSync(
  new URL('../../site/src/features/legal/disclaimer-page.tsx', import.meta.url),
  'utf8',
).replaceAll(/\s+/g, ' ');

/** The body of a section, by the name of its component. */
function sectionOf(name: string): string {
  const [, body = ''] = new RegExp(`function ${name}\\(\\) (.*?) \\}( function|$)`).exec(disclaimer) ?? [];
  return body;
}

// The page states these numbers as text: importing them would load the lifetime engine's data with it.
test('the disclaimer states how many futures and which history the outlook simulates', () => {
  const outlook = sectionOf('Outlook');
  expect(outlook).toContain(`through ${formatNumber(standardDraws.runs)} futures`);
  expect(outlook).toContain(`from every year since ${usHistory[0]?.[0]}`);
  expect(outlook).toContain('<Link to={paths.howWeCalculate}>');
});

test('the disclaimer says of the calculator alone that every dollar earns the same', () => {
  expect(sectionOf('Calculator')).toContain('every dollar earns the same, whatever it is invested in');
  expect(sectionOf('Hypothetical')).not.toMatch(/every dollar|simple rules/);
});
