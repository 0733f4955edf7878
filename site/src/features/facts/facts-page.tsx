import { type Facts, type FactsTopic, factsTopics, formatFigure } from '@whenabouts/core';
import { paths } from '../../paths.ts';
import { formatDate } from '../../ui/format-date.ts';
import * as page from '../../ui/page.css.ts';
import { Page } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PrintedUrl, TableOfContents } from '../../ui/table-of-contents.tsx';
import * as styles from './facts-page.css.ts';

/** The newest year that any topic has figures for. */
const newestYear = Math.max(...factsTopics.flatMap(({ years }) => years.map(({ year }) => year ?? 0)));

/** Lists the figures of US law that the product uses, with their year, sources and the date of the last check. */
export function FactsPage() {
  return (
    <Page>
      <PageHead
        title="Figures of US law by year"
        description="Contribution limits, Social Security, Medicare and tax figures that our guides use: each with its year, its source and the day we last checked it."
        path={paths.facts}
      />
      <div className={styles.layout}>
        <header className={styles.head}>
          <h1 tabIndex={-1}>Figures of US law by year</h1>
          <p className={page.lead}>
            Our guides and explainers use these figures. A figure is here only if we know it from the
            announcement or the law itself. “Not announced here” means that we have no such source yet.
          </p>
          <PrintedUrl path={paths.facts} />
        </header>
        <TableOfContents
          className={styles.contents}
          sections={factsTopics.map(({ id, title }) => ({ id, heading: title }))}
        />
        <div className={styles.topics}>
          {factsTopics.map((topic) => (
            <Topic key={topic.id} topic={topic} />
          ))}
        </div>
      </div>
    </Page>
  );
}

function Topic({ topic }: { topic: FactsTopic }) {
  const { id, title, announced, note } = topic;
  return (
    <section id={id} tabIndex={-1} className={styles.topic}>
      <h2>{title}</h2>
      {note && <p>{note}</p>}
      <FiguresTable topic={topic} />
      {announced && <p>{announced}</p>}
      <Sources years={topic.years} />
    </section>
  );
}

function FiguresTable({ topic: { title, announced, years } }: { topic: FactsTopic }) {
  const figures = Object.entries(years[0]?.figures ?? {});
  const isMissing = announced !== null && years.every(({ year }) => (year ?? newestYear) < newestYear);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    // biome-ignore lint/a11y/useSemanticElements: the topic around it is the section
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={title}>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            {years.map(({ year }) => (
              <th key={year} scope="col">
                {year ?? 'Until the law changes'}
              </th>
            ))}
            {isMissing && <th scope="col">{newestYear}</th>}
          </tr>
        </thead>
        <tbody>
          {figures.map(([name, { label }], row) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              {years.map((facts) => {
                const figure = facts.figures[name];
                return <td key={facts.year}>{figure && formatFigure(figure)}</td>;
              })}
              {isMissing && row === 0 && (
                <td className={styles.missing} rowSpan={figures.length}>
                  Not announced here
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Sources({ years }: { years: readonly Facts[] }) {
  return (
    <ul className={styles.sources}>
      {years.flatMap(({ year, sources, lastChecked }) =>
        sources.map(({ title, publisher, href }) => (
          <li key={`${year} ${title}`}>
            {publisher}, {href ? <a href={href}>{title}</a> : title}. Last checked{' '}
            <time dateTime={lastChecked}>{formatDate(lastChecked)}</time>.
          </li>
        )),
      )}
    </ul>
  );
}
