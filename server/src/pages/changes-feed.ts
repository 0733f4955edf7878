import {
  type Facts,
  type FactsTopic,
  factsTopics,
  formatFigure,
  PRODUCT_NAME,
  UNCONFIRMED,
} from '@whenabouts/core';
import { Feed, type Item } from 'feed';
import { escapeMarkup } from '../../contract/escape-markup.ts';
import { changes } from './changes.ts';

/** Returns an Atom feed of the figures of law, by topic and year, of corrections, and of versions of the embed. */
export function changesFeed(origin: string): string {
  const items = [
    ...changes.map(({ id, date, title, text, path }) =>
      item(origin, id, date, title, `<p>${text}</p>`, path),
    ),
    ...factsTopics.flatMap((topic) => topic.years.map((facts) => factsItem(origin, topic, facts))),
  ].sort((a, b) => Number(b.date) - Number(a.date));
  const feed = new Feed({
    id: `${origin}/changes.xml`,
    title: `${PRODUCT_NAME}: figures, corrections and versions`,
    description: 'Figures of US law by year, corrections of answers, and versions of the embed.',
    link: `${origin}/facts`,
    language: 'en',
    generator: false,
    updated: items[0]?.date ?? new Date(0),
    author: { name: PRODUCT_NAME },
    feedLinks: { atom: `${origin}/changes.xml` },
  });
  for (const entry of items) feed.addItem(entry);
  return feed.atom1();
}

/** Returns the entry of a topic's year. It is updated when the figures have been compared with their sources again. */
function factsItem(
  origin: string,
  topic: FactsTopic,
  { year, figures, sources, lastChecked, unconfirmed }: Facts,
): Item {
  const rows = Object.values(figures).map(
    (figure) => `<li>${escapeMarkup(figure.label)}: ${formatFigure(figure)}</li>`,
  );
  const titles = sources.map(({ title }) => escapeMarkup(title)).join('; ');
  const note = unconfirmed ? `<p>Read ${UNCONFIRMED}.</p>` : '';
  const content = `<ul>${rows.join('')}</ul><p>Source: ${titles}.</p>${note}`;
  const title = `${topic.title}${year === null ? '' : `, ${year}`}: checked on ${lastChecked}`;
  const id = ['facts', topic.id, ...(year === null ? [] : [year])].join('-');
  return item(origin, id, lastChecked, title, content, `/facts#${topic.id}`);
}

function item(origin: string, id: string, day: string, title: string, content: string, path: string): Item {
  return {
    id: `tag:${new URL(origin).hostname},2026:${id}`,
    link: `${origin}${path}`,
    title: escapeMarkup(title),
    content,
    date: new Date(`${day}T00:00:00Z`),
  };
}
