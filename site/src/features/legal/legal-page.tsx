import type { ReactNode } from 'react';
import { PageHead } from '../../components/page-head.tsx';
import { type Prose, ProseLink, Section, type SectionProps } from '../../components/prose.tsx';
import { ProseWithContents } from '../../components/prose-with-contents.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { formatDate } from '../../ui/format-date.ts';
import { Page } from '../../ui/page.tsx';
import { PrintedUrl } from '../../ui/printed-url.tsx';
import * as pageWithContents from '../../ui/table-of-contents.css.ts';
import * as styles from './legal-page.css.ts';
import { operator } from './operator.ts';

/** Date on which the legal pages were last changed or compared with the product. */
export const LEGAL_UPDATED = '2026-11-29';

const components = { a: ProseLink, section: LegalSection };

function LegalSection(props: SectionProps) {
  return <Section {...props} className={styles.section} />;
}

interface LegalPageProps extends Prose {
  path: string;
  title: string;
  /** Text of search results: 50 to 160 characters. */
  description: string;
  /** The main points. */
  summary: readonly ReactNode[];
}

/** The layout of a legal page: the main points, the sections, and the contact. */
export function LegalPage({ path, title, description, summary, Text, sections }: LegalPageProps) {
  return (
    <Page>
      <PageHead title={title} description={description} path={path} />
      <article className={pageWithContents.layout}>
        <header className={pageWithContents.head}>
          <h1 tabIndex={-1}>{title}</h1>
          <p className={styles.updated}>
            Last updated <time dateTime={LEGAL_UPDATED}>{formatDate(LEGAL_UPDATED, 'UTC')}</time>
          </p>
          <PrintedUrl path={path} />
          <section className={styles.summary} aria-labelledby="in-short">
            <h2 id="in-short">In short</h2>
            <ul>
              {summary.map((point, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the points are never reordered
                <li key={n}>{point}</li>
              ))}
            </ul>
          </section>
        </header>
        <ProseWithContents
          Text={Text}
          sections={sections}
          components={components}
          lastSection={{ id: 'questions', heading: 'Questions', children: <Questions /> }}
        />
      </article>
    </Page>
  );
}

function Questions() {
  return (
    <>
      {operator && (
        <p>
          This site is run by {operator.name}, {operator.address}.
        </p>
      )}
      <p>
        If something on this page is unclear, or you think it isn’t true, write to us with the{' '}
        <Link to={paths.contact}>contact form</Link>.
      </p>
    </>
  );
}

interface LegalTableProps {
  caption: string;
  columns: readonly [string, ...string[]];
  /** The first cell of each row is its header. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
}

/** A table of a legal page. Its rows become blocks on narrow screens. */
export function LegalTable({ caption, columns, rows }: LegalTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.tableHead}>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name} className={styles.row}>
            <th scope="row">{name}</th>
            {cells.map((cell, n) => (
              <td key={columns[n + 1]} data-label={columns[n + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
