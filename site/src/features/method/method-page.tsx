import Text, { sections } from '../../../content/method.mdx';
import { PageHead } from '../../components/page-head.tsx';
import { ProseLink, Section, type SectionProps } from '../../components/prose.tsx';
import { ProseWithContents } from '../../components/prose-with-contents.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { formatDate } from '../../ui/format-date.ts';
import * as page from '../../ui/page.css.ts';
import { Page } from '../../ui/page.tsx';
import { PrintedUrl } from '../../ui/printed-url.tsx';
import * as pageWithContents from '../../ui/table-of-contents.css.ts';
import * as styles from './method-page.css.ts';

/** Date of the last change to the rules of the calculations. Update it with the rules. */
export const METHOD_UPDATED = '2026-11-29';

const TITLE = 'How we calculate';

const components = { a: ProseLink, section: MethodSection };

function MethodSection(props: SectionProps) {
  return <Section {...props} className={styles.section} />;
}

/** The rules of the lifetime model, its limits, and the cases that its tests check. */
export function MethodPage() {
  return (
    <Page>
      <PageHead
        title={TITLE}
        description="The rules behind the answer to when you can stop working: how we simulate your savings, what we leave out, and the published cases we check against."
        path={paths.howWeCalculate}
      />
      <article className={pageWithContents.layout}>
        <header className={pageWithContents.head}>
          <h1 tabIndex={-1}>{TITLE}</h1>
          <p className={page.lead}>
            To say <Link to={paths.outlook}>when you could stop working</Link>, we simulate your savings month
            by month through many possible futures, and count those in which your money lasts. These are the
            rules, what they leave out, and the cases with known results that we check them with.
          </p>
          <p className={page.caption}>
            Last updated <time dateTime={METHOD_UPDATED}>{formatDate(METHOD_UPDATED, 'UTC')}</time>
          </p>
          <PrintedUrl path={paths.howWeCalculate} />
        </header>
        <ProseWithContents Text={Text} sections={sections} components={components} />
      </article>
    </Page>
  );
}
