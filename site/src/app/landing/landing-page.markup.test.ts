import { expect, test } from 'vitest';
import { linksOf, renderMarkup, textsOf } from '../../../test/render-markup.ts';
import { ExampleMark } from './example-mark.tsx';

const claims = ['Trusted by over 10,000 users', 'What people say', 'average retirement acceleration'];

test('the answer of the hero is a heading below the title', async () => {
  const page = await renderMarkup('/');
  const [hero] = page.first('main').children();
  expect(textsOf(hero?.all('h2') ?? [])).toEqual(['you could stop at 69.']);
});

test('sections are in order, with claims about users, testimonials, and links to the method, published cases and the guide for three ages', async () => {
  const page = await renderMarkup('/');
  const main = page.first('main');
  const sections = main.children().filter(({ name }) => name === 'section');
  const headings = textsOf(sections.flatMap((section) => section.all('h2')));
  const order = ['How it works', 'What people say', 'From the blog', 'About Whenabouts', 'Contact'];
  expect(headings.filter((text) => order.includes(text))).toEqual(order);
  expect(headings.at(-1)).toBe('The Whenabouts newsletter');
  expect(sections.map((section) => section.attribute('id') ?? '')).toEqual([
    '',
    'calculator',
    'method',
    'how-it-works',
    '',
    'blog',
    'about',
    'contact',
    'newsletter',
  ]);
  for (const claim of claims) expect(main.text).toContain(claim);
  const about = page.byId('about');
  const values = textsOf(about.all('dd'));
  expect(about.all('dt').map(({ text }, index) => [text, values[index]])).toEqual(
    expect.arrayContaining([
      [expect.stringContaining('users'), '10,000+'],
      [expect.stringContaining('average retirement acceleration'), '5 years'],
    ]),
  );
  const testimonials = page.named('section', 'What people say').all('figure');
  expect(testimonials).toHaveLength(3);
  for (const text of ['MR', 'Maria R.', 'Plans to retire at 63'])
    expect(testimonials[0]?.text).toContain(text);

  expect(linksOf(page.named('section', 'What’s behind the numbers'))).toEqual([
    ['What we leave out', '/how-we-calculate#limits'],
    ['Cases that we match', '/how-we-calculate#cases'],
    ['At 30', '/guides/retirement-planning#at-30'],
    ['At 45', '/guides/retirement-planning#at-45'],
    ['At 60', '/guides/retirement-planning#at-60'],
  ]);
});

test('every claim and testimonial is marked as an example, until the operator replaces or hides them', async () => {
  const page = await renderMarkup('/');
  const main = page.first('main');
  const claimed = [
    ...main.all('p').filter(({ text }) => text.startsWith('Trusted by over 10,000 users')),
    ...page.byId('about').all('dt'),
    ...main.all('figcaption').filter((caption) => caption.text.includes('Example')),
  ];
  const marksOf = (element: typeof main) => element.all('span').filter(({ text }) => text === 'Example');
  expect(claimed.map((claim) => marksOf(claim).length)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(marksOf(main)).toHaveLength(6);

  expect(ExampleMark({ isShown: false })).toBeNull();
  const { text } = (await renderMarkup('/', { hideClaims: true })).first('main');
  for (const claim of claims) expect(text).not.toContain(claim);
});
