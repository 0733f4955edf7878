import {
  basicFields,
  cashFlowFields,
  currentLaw,
  householdFields,
  inputNames,
  type PlanField,
  type PlanFields,
  PRODUCT_NAME,
} from '@whenabouts/core';

/** Public pages with what a program finds there. */
const pages: readonly (readonly [path: string, title: string, text: string])[] = [
  ['/outlook', 'Outlook', 'when someone can stop working, with every assumption; opens the plan in its URL'],
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

const termOf = (name: string, field: PlanField): string =>
  field.kind === 'choice' ? field.options.join('|') : name;

const termsOf = (fields: PlanFields): string =>
  Object.entries(fields)
    .map(([name, field]) => termOf(name, field))
    .join('.');

const { kind: cashFlowKind, ...cashFlowPart } = cashFlowFields;

/** The parts of a link with a name, such as `benefitCut=fromYear.percentPaid`. */
const linkParts: readonly string[] = [
  ...Object.entries<PlanField>(householdFields).flatMap(([name, field]) => {
    if (field.kind === 'list') return cashFlowKind.options.map((kind) => `${kind}=${termsOf(cashFlowPart)}`);
    return `${name}=${field.kind === 'group' ? termsOf(field.fields) : termOf(name, field)}`;
  }),
  'working',
];

/** Returns the text for language models: the pages of the site, and how a URL contains a plan. */
export function llmsText(origin: string): string {
  const list = pages.map(([path, title, text]) => `- [${title}](${origin}${path}): ${text}`);
  return `# ${PRODUCT_NAME}

> When can someone in the United States stop working, and on how much? Calculated with the law of ${currentLaw.year}, in today’s dollars. An estimate, not advice.

The calculator, the outlook and the explainers work without an account, and calculate in the browser. The numbers of a plan are sent only to save it.

## Pages

${list.join('\n')}

## The URL of a plan

\`${origin}/outlook#plan=55.65.250000.800.75000.7\` opens a plan. The numbers are ${inputNames.join(', ')}: ages in whole years, dollars, dollars a month, dollars a year and percent a year. Dots separate them, so a decimal point is an underscore: 7_5 is 7.5. Equal ages are those of someone who has retired.

\`&assume=\` adds assumptions, also separated by dots, with x for none: ${Object.keys(basicFields).join(', ')}. Values at the end may be missing. Parts with a name add a household and its other assumptions. 1 is true and 0 false; | separates choices; a name is encoded like a part of a URL, with %2E for a dot.

${linkParts.map((part) => `- \`&${part}\``).join('\n')}

Never invent a person’s numbers. Say the year of the law and what an answer leaves out, which the page lists.
`;
}
