import { readFileSync } from 'node:fs';
import type { PostBody } from '../contract/index.ts';

export interface SeedPost {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: PostBody['category'];
  readonly tags: readonly string[];
  /** A day: `2026-01-31`. */
  readonly publishedAt: string;
  /** The day of the last revision, if the text was revised after its publication. */
  readonly updatedAt?: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly coverAlt: string;
}

/** Oldest first. A post has the figures known on the day of its publication or last revision. */
export const seedPosts: readonly SeedPost[] = [
  {
    slug: 'diversified-portfolio',
    title: 'What a Diversified Portfolio Really Does',
    excerpt:
      'Spreading your savings will not make you rich quickly, and something in the mix will always disappoint. Here is why it helps, where it does not, and how to keep it in shape.',
    category: 'Investing',
    tags: ['diversification', 'stocks and bonds', 'rebalancing', 'fees'],
    publishedAt: '2025-03-11',
    metaTitle: 'What a Diversified Portfolio Really Does',
    metaDescription:
      'How stocks, bonds, countries and costs work together in retirement savings, what diversification cannot do, and how to choose and keep a mix.',
    coverAlt: 'Rings cut into segments of different lengths rise like a sun over a thin horizon line.',
  },
  {
    slug: '4-percent-rule',
    title: 'The 4 Percent Rule, and How Far to Trust It',
    excerpt:
      'It is the best-known answer to how much you can spend in retirement. See where the number comes from, what it leaves out, and how to use it as a range instead of a promise.',
    category: 'Planning',
    tags: ['withdrawals', 'retirement income', 'sequence risk', 'budgeting'],
    publishedAt: '2025-09-09',
    updatedAt: '2026-11-23',
    metaTitle: 'The 4 Percent Rule, and How Far to Trust It',
    metaDescription:
      'Where the 4 percent rule comes from, what the research says about it now, what it leaves out, and how to turn it into a spending range for your retirement.',
    coverAlt:
      'Twenty-five upright bars, the first one ochre, under a balance line that fans out to the right.',
  },
  {
    slug: 'fire-movement',
    title: 'What the FIRE Movement Gets Right',
    excerpt:
      'Stopping work at 45 is not for everyone, but the arithmetic behind it is for anyone who saves. What holds up, what is hopeful, and the three bridges you would have to build.',
    category: 'Lifestyle',
    tags: ['early retirement', 'savings rate', 'budgeting', 'withdrawals'],
    publishedAt: '2025-11-18',
    updatedAt: '2026-11-23',
    metaTitle: 'What the FIRE Movement Gets Right',
    metaDescription:
      'Financial independence and early retirement in plain numbers: savings rates, longer horizons, and how to bridge the years to 59½, 65 and Social Security.',
    coverAlt: 'A line climbs steeply past a low sun, levels off early, and opens into a wide fan.',
  },
  {
    slug: 'when-to-claim-social-security',
    title: 'When to Claim Social Security',
    excerpt:
      'Any month from 62 to 70 is possible, and the choice lasts for life. What each age pays, where the lines cross, and why couples should decide together.',
    category: 'Social Security',
    tags: ['social security', 'retirement income', 'couples', 'working longer'],
    publishedAt: '2026-01-13',
    updatedAt: '2026-11-28',
    metaTitle: 'When to Claim Social Security: 62, 67 or 70?',
    metaDescription:
      'What Social Security pays at each age from 62 to 70, when waiting pays off, how spouses and survivors are affected, and the earnings limits for 2026 and 2027.',
    coverAlt: 'Nine steps rise to the right; an ochre ball rests on the sixth, where a thin line meets it.',
  },
  {
    slug: 'taxes-in-retirement',
    title: 'Taxes in Retirement: Which Account Comes First',
    excerpt:
      'Once you live on savings, you decide which account the next dollar comes from. How the three kinds are taxed, what you must withdraw, and in what order to draw on them.',
    category: 'Taxes',
    tags: ['taxes', 'withdrawals', 'roth', 'required distributions', 'social security'],
    publishedAt: '2026-03-10',
    updatedAt: '2026-11-23',
    metaTitle: 'Taxes in Retirement: Which Account Comes First',
    metaDescription:
      'How taxable, tax-deferred and Roth accounts differ in retirement, when required withdrawals begin, and how to spread the tax over your later years.',
    coverAlt: 'Three tall vessels filled to different heights, with one dotted ochre line across them.',
  },
  {
    slug: 'wills-and-beneficiaries',
    title: 'Wills, Beneficiaries and What Heirs Pay',
    excerpt:
      'Most of what you own never passes through your will. Which forms decide instead, which four documents everyone needs, and what your heirs will owe in tax.',
    category: 'Estate Planning',
    tags: ['estate planning', 'beneficiaries', 'taxes', 'couples'],
    publishedAt: '2026-06-16',
    updatedAt: '2026-11-23',
    metaTitle: 'Wills, Beneficiaries and What Heirs Pay in Tax',
    metaDescription:
      'Why beneficiary forms outrank a will, the four documents everyone should have, and how heirs are taxed on houses, shares, IRAs and Roth accounts.',
    coverAlt: 'One line reaches an ochre circle and divides into five, each ending in a circle of its own.',
  },
  {
    slug: 'medicare-at-65',
    title: 'Medicare at 65: What to Decide, and When',
    excerpt:
      'Medicare is strict about dates. The seven months around your 65th birthday, what changes if you still work, and how your health savings account and your income come into it.',
    category: 'Health',
    tags: ['medicare', 'health costs', 'social security', 'working longer'],
    publishedAt: '2026-10-06',
    updatedAt: '2026-11-28',
    metaTitle: 'Medicare at 65: What to Decide, and When',
    metaDescription:
      'The seven-month window, late penalties, working past 65, HSA rules and income surcharges: the Medicare dates and choices to know, with figures.',
    coverAlt: 'Seven arches open on a rising horizon, with a late sun in the middle one.',
  },
];

/** Widths of a cover's files, the widest first. */
export const coverWidths = [1200, 960, 640, 320] as const;

const COVER_HEIGHT = 630;

export const coverFile = (slug: string, width: number): string => `${slug}-${width}.webp`;

/** The stored form of a cover. Its files are rendered before a release, because rendering would delay the first start. */
export interface SeedCover {
  fileType: 'image/webp';
  width: number;
  height: number;
  files: readonly { width: number; fileType: 'image/webp'; data: Buffer }[];
}

/** Returns the files of a sample post: its content in one line, and its cover. */
export function readSeed(slug: string): { content: string; cover: SeedCover } {
  if (!seedPosts.some((post) => post.slug === slug))
    throw new RangeError(`There is no sample post "${slug}".`);
  const fileType = 'image/webp';
  const files = coverWidths.map(
    (width) =>
      ({
        width,
        fileType,
        data: readFileSync(new URL(`./covers/${coverFile(slug, width)}`, import.meta.url)),
      }) as const,
  );
  return {
    content: readFileSync(new URL(`./posts/${slug}.html`, import.meta.url), 'utf8').replaceAll('\n', ''),
    cover: { fileType, width: coverWidths[0], height: COVER_HEIGHT, files },
  };
}
