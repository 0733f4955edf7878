import { UnbrokenNames } from '../../components/unbroken-names.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { formatDate } from '../../ui/format-date.ts';
import { PrintedUrl } from '../../ui/printed-url.tsx';
import { TableOfContents } from '../../ui/table-of-contents.tsx';
import type { Guide, GuideSource } from './guide.ts';
import { GuideIllustration } from './guide-illustration.tsx';
import * as styles from './guide-page.css.ts';
import { NextSteps } from './next-steps.tsx';

const SOURCES = 'sources';

/** A guide's content except its title, which GuideRoute renders. */
export function GuidePage({ guide }: { guide: Guide }) {
  return (
    <>
      <header className={styles.header}>
        <p className={styles.lead}>{guide.lead}</p>
        <p className={styles.metadata}>
          Updated <time dateTime={guide.updated}>{formatDate(guide.updated)}</time>
          <span aria-hidden="true"> · </span>
          <span>{guide.minutes} min read</span>
          <span aria-hidden="true"> · </span>
          <span>{guide.examples ?? 'Examples in today’s dollars'}</span>
        </p>
        <PrintedUrl path={paths.guide(guide.slug)} />
      </header>
      <div className={styles.illustration}>
        <GuideIllustration slug={guide.slug} />
      </div>
      <TableOfContents
        className={styles.contents}
        sections={[...guide.sections, { id: SOURCES, heading: 'Sources' }]}
      />
      <div className={styles.text}>
        {guide.sections.map(({ id, heading, body }) => (
          <section key={id} id={id} tabIndex={-1} className={styles.section} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{heading}</h2>
            {body}
          </section>
        ))}
        <Sources sources={guide.sources} />
        <p className={styles.disclaimer}>
          The yearly figures are also in <Link to={paths.facts}>our list</Link>, with sources and dates. This
          guide is general information for people in the United States. It can’t take your situation into
          account and is not financial, tax or legal advice. Rules and amounts change, so check the ones that
          matter to you against their source before you act.
        </p>
      </div>
      <NextSteps slug={guide.slug} />
    </>
  );
}

function Sources({ sources }: { sources: readonly GuideSource[] }) {
  return (
    <section id={SOURCES} tabIndex={-1} className={styles.section} aria-labelledby={`${SOURCES}-title`}>
      <h2 id={`${SOURCES}-title`}>Sources</h2>
      <ul className={styles.sources}>
        {sources.map(({ title, publisher, year, href }) => {
          const text = <UnbrokenNames text={title} />;
          return (
            <li key={title}>
              {publisher}, {href ? <a href={href}>{text}</a> : text} ({year})
            </li>
          );
        })}
      </ul>
    </section>
  );
}
