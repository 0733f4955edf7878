import { type Facts, type FactsTopic, factsTopics, formatColumn, UNCONFIRMED } from '@whenabouts/core';
import { PageHead } from '../../components/page-head.tsx';
import { UnbrokenNames } from '../../components/unbroken-names.tsx';
import { paths } from '../../paths.ts';
import { formatDate } from '../../ui/format-date.ts';
import * as page from '../../ui/page.css.ts';
import { Page } from '../../ui/page.tsx';
import { PrintedUrl } from '../../ui/printed-url.tsx';
import * as pageWithContents from '../../ui/table-of-contents.css.ts';
import { TableOfContents } from '../../ui/table-of-contents.tsx';
import * as styles from './facts-page.css.ts';

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
      <div className={pageWithContents.layout}>
        <header className={pageWithContents.head}>
          <h1 tabIndex={-1}>Figures of US law by year</h1>
          <p className={page.lead}>
            Our guides and explainers use these figures. We list a figure once we have read the announcement
            or the law. A few come from a copy of the announcement. They are marked, and we calculate nothing
            with them. Figures that we have not added yet may have been announced. Check a figure against its
            source before you act.
          </p>
          <p>
            Programs can read the same figures as <a href="/facts.json">JSON</a>, and their changes in an{' '}
            <a href="/changes.xml">Atom feed</a>.
          </p>
          <PrintedUrl path={paths.facts} />
        </header>
        <TableOfContents
          className={pageWithContents.contentsBelowHead}
          sections={factsTopics.map(({ id, title }) => ({ id, heading: title }))}
        />
        <div className={pageWithContents.textBelowHead}>
          {factsTopics.map((topic) => (
            <Topic key={topic.id} topic={topic} />
          ))}
        </div>
      </div>
    </Page>
  );
}

function Topic({ topic }: { topic: FactsTopic }) {
  const { id, title, announced, note, years } = topic;
  return (
    <section id={id} tabIndex={-1} className={styles.topic}>
      <h2>{title}</h2>
      {note && <p>{note}</p>}
      {isMissing(topic) && <p>We have not added the {newestYear} figures yet.</p>}
      {years.map(
        ({ year, unconfirmed }) =>
          unconfirmed && (
            <p key={year}>
              {year}: {UNCONFIRMED}.
            </p>
          ),
      )}
      <FiguresTable topic={topic} />
      {announced && (
        <p>
          <UnbrokenNames text={announced} />
        </p>
      )}
      <Sources years={topic.years} />
    </section>
  );
}

/** Returns true if a topic has yearly figures, but none of the newest year. */
function isMissing({ announced, years }: FactsTopic): boolean {
  return announced !== null && years.every(({ year }) => (year ?? newestYear) < newestYear);
}

/** The figures of a topic by year. Words wrap even in a narrow window, so the table needs no scrolling. */
function FiguresTable({ topic: { title, years } }: { topic: FactsTopic }) {
  const labels = Object.entries(years[0]?.figures ?? {});
  const columns = years.map(({ year, unconfirmed, figures }) => ({
    year,
    heading: `${year ?? 'Until the law changes'}${unconfirmed ? ', not confirmed' : ''}`,
    values: formatColumn(figures),
  }));
  return (
    <table className={styles.table} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">Figure</th>
          {columns.map(({ year, heading }) => (
            <th key={year} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map(([name, { label }]) => (
          <tr key={name}>
            <th scope="row">
              <UnbrokenNames text={label} />
            </th>
            {columns.map(({ year, values }) => (
              <td key={year}>{values[name] ?? 'Not added yet'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sources({ years }: { years: readonly Facts[] }) {
  // A law that sets the figures of several years is listed once.
  const byTitle = new Map(
    years.flatMap(({ sources, lastChecked, unconfirmed }) =>
      sources.map((source) => [source.title, { ...source, lastChecked, unconfirmed }] as const),
    ),
  );
  return (
    <ul className={page.caption}>
      {[...byTitle.values()].map(({ title, publisher, href, lastChecked, unconfirmed }) => (
        <li key={title}>
          {publisher},{' '}
          {href ? (
            <a href={href}>
              <UnbrokenNames text={title} />
            </a>
          ) : (
            <UnbrokenNames text={title} />
          )}
          . {unconfirmed ? 'Read in a copy on' : 'Last checked'}{' '}
          <time dateTime={lastChecked} className={page.unbroken}>
            {formatDate(lastChecked, 'UTC')}
          </time>
          .
        </li>
      ))}
    </ul>
  );
}
