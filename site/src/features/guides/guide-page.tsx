import { PageHead } from '../../components/page-head.tsx';
import { UnbrokenNames } from '../../components/unbroken-names.tsx';
import { type GuideSlug, paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { formatDate } from '../../ui/format-date.ts';
import { Page } from '../../ui/page.tsx';
import { PrintedUrl } from '../../ui/printed-url.tsx';
import { TableOfContents } from '../../ui/table-of-contents.tsx';
import { Section } from '../../ui/text-with-contents.tsx';
import type { Guide, GuideSource } from './guide.ts';
import { GuideIllustration } from './guide-illustration.tsx';
import * as styles from './guide-page.css.ts';
import { NextSteps } from './next-steps.tsx';

/** Images of link previews. */
const previewImages: Readonly<Record<GuideSlug, string>> = {
  'retirement-planning': '/category-pictures/planning.png',
  'investment-strategies': '/category-pictures/investing.png',
  'social-security': '/category-pictures/social-security.png',
  'tax-planning': '/category-pictures/taxes.png',
  healthcare: '/category-pictures/health.png',
};

/** The page of a guide. */
export function GuidePage({ guide }: { guide: Guide }) {
  const { slug, title, summary, published, updated } = guide;
  const sections = [
    ...guide.sections,
    { id: 'sources', heading: 'Sources', body: <Sources sources={guide.sources} /> },
  ];
  return (
    <Page>
      <PageHead
        title={title}
        description={summary}
        path={paths.guide(slug)}
        image={previewImages[slug]}
        article={{ published, modified: updated }}
      />
      <article className={styles.guide}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <header className={styles.header}>
          <p className={styles.lead}>{guide.lead}</p>
          <p className={styles.metadata}>
            Updated <time dateTime={updated}>{formatDate(updated)}</time>
            <span aria-hidden="true"> · </span>
            <span>{guide.minutes} min read</span>
            <span aria-hidden="true"> · </span>
            <span>{guide.examples ?? 'Examples in today’s dollars'}</span>
          </p>
          <PrintedUrl path={paths.guide(slug)} />
        </header>
        <div className={styles.illustration}>
          <GuideIllustration slug={slug} />
        </div>
        <TableOfContents className={styles.contents} sections={sections} />
        <div className={styles.text}>
          {sections.map((section) => (
            <Section key={section.id} {...section} className={styles.section} />
          ))}
          <p className={styles.disclaimer}>
            The yearly figures are also in <Link to={paths.facts}>our list</Link>, with sources and dates.
            This guide is general information for people in the United States. It can’t take your situation
            into account and is not financial, tax or legal advice. Rules and amounts change, so check the
            ones that matter to you against their source before you act.
          </p>
        </div>
        <NextSteps slug={slug} />
      </article>
    </Page>
  );
}

function Sources({ sources }: { sources: readonly GuideSource[] }) {
  return (
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
  );
}
