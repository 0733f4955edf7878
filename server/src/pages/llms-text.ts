import { basicFields, currentLaw, householdFields, inputNames, PRODUCT_NAME } from '@whenabouts/core';

/** Public pages with what a program finds there. */
const pages: readonly (readonly [path: string, title: string, text: string])[] = [
  [
    '/outlook',
    'Outlook',
    'when someone can stop working, with every assumption; opens the plan in its address',
  ],
  ['/how-we-calculate', 'How we calculate', 'the rules of the model, and their limits'],
  ['/facts', 'Figures of US law by year', 'limits, brackets, premiums, with their sources'],
  ['/facts.json', 'The same figures as data', 'JSON; its schema is /facts.schema.json'],
  ['/changes.xml', 'Changes', 'Atom feed of figures, corrections and versions of the embed'],
  ['/guides', 'Guides', 'planning, investing, Social Security, taxes, health care'],
  ['/explainers', 'Explainers', 'four interactive rules'],
  ['/blog', 'Blog', 'articles; feeds are /feed.xml and /rss.xml'],
  ['/embed', 'Embed', 'the calculator for other sites'],
  ['/docs/api', 'API', 'of accounts and saved plans'],
];

/** Returns the text for language models: the pages of the site, and how an address contains a plan. */
export function llmsText(origin: string): string {
  const list = pages.map(([path, title, text]) => `- [${title}](${origin}${path}): ${text}`);
  return `# ${PRODUCT_NAME}

> When can someone in the United States stop working, and on how much? Calculated with the law of ${currentLaw.year}, in today’s dollars. An estimate, not advice.

Everything is calculated in the browser. The pages work without an account, and nothing that a visitor types is sent.

## Pages

${list.join('\n')}

## The address of a plan

\`${origin}/outlook#plan=55.65.250000.800.75000.7\` opens a plan. The numbers are ${inputNames.join(', ')}: ages in whole years, dollars, dollars a month, dollars a year and percent a year. Dots separate them, so a decimal point is an underscore: 7_5 is 7.5. Equal ages are those of someone who has retired.

\`&assume=\` adds assumptions, also separated by dots, with x for none: ${Object.keys(basicFields).join(', ')}. Values at the end may be missing. Parts with a name add a household: ${Object.keys(householdFields).join(', ')}.

Never invent a person’s numbers. Say the year of the law and what an answer leaves out, which the page lists.
`;
}
