import type { ComponentType } from 'react';
import { PageHead } from '../../components/page-head.tsx';
import { type GuideSlug, paths } from '../../paths.ts';
import { Page } from '../../ui/page.tsx';
import * as styles from './guide-page.css.ts';
import { GuideText, type TextSource } from './guide-text.tsx';
import { guideSummary } from './guides.ts';

/** Returns the page component of a guide. Loads the guide's text first, unless the server has rendered it. */
export async function loadGuideRoute(
  slug: GuideSlug,
  load: () => Promise<ComponentType>,
): Promise<ComponentType> {
  const source: TextSource = { Text: undefined, load };
  if (!isInDocument(slug)) source.Text = await load();
  return () => <GuideRoute slug={slug} source={source} />;
}

function isInDocument(slug: GuideSlug): boolean {
  return typeof document !== 'undefined' && document.querySelector(`[data-guide="${slug}"]`) !== null;
}

function GuideRoute({ slug, source }: { slug: GuideSlug; source: TextSource }) {
  const { title, summary, published, updated } = guideSummary(slug);
  return (
    <Page>
      <PageHead
        title={title}
        description={summary}
        path={paths.guide(slug)}
        article={{ published, modified: updated }}
      />
      <article className={styles.guide} data-guide={slug}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <GuideText source={source} />
      </article>
    </Page>
  );
}
