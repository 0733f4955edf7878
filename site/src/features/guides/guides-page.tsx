import { PageHead } from '../../components/page-head.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { stack } from '../../ui/layout.css.ts';
import * as card from '../../ui/link-card.css.ts';
import * as page from '../../ui/page.css.ts';
import { Page } from '../../ui/page.tsx';
import { GuideIllustration } from './guide-illustration.tsx';
import { type GuideSummary, guides } from './guides.ts';
import * as styles from './guides-page.css.ts';

export function GuidesPage() {
  return (
    <Page>
      <PageHead
        title="Retirement Guides"
        description="Retirement guides in plain English: planning, investing, Social Security, taxes and healthcare, each with sources and yearly figures."
        path={paths.guides}
      />
      <div className={stack[3]}>
        <h1 tabIndex={-1}>Retirement Guides</h1>
        <p className={page.lead}>
          The questions that decide how a retirement turns out, each explained from the ground up, with
          sources.
        </p>
      </div>
      <ul className={styles.cards}>
        {guides.map((guide) => (
          <li key={guide.slug} className={card.item}>
            <GuideCard guide={guide} />
          </li>
        ))}
        <li className={card.item}>
          <div className={styles.coming}>
            <h2 className={card.title}>More Guides Coming Soon</h2>
            <p>One at a time, each with sources.</p>
          </div>
        </li>
      </ul>
      <section className={styles.explainers} aria-labelledby="explainers">
        <div className={stack[3]}>
          <h2 id="explainers" className={styles.explainersTitle}>
            Would you rather try it than read it?
          </h2>
          <p className={page.lead}>
            Explainers with sliders: the 4% rule, stocks and bonds, when to claim Social Security, and
            traditional vs. Roth savings.
          </p>
        </div>
        <Link to={paths.explainers} className={styles.explainersLink}>
          Open the explainers
        </Link>
        <p>
          Looking for one number? <Link to={paths.facts}>Figures of US law by year</Link> lists limits,
          premiums and brackets with their sources.
        </p>
      </section>
    </Page>
  );
}

/** A guide's card. The title's link covers the whole card. */
function GuideCard({ guide }: { guide: GuideSummary }) {
  return (
    <article className={card.card}>
      <div className={styles.illustration}>
        <GuideIllustration slug={guide.slug} />
      </div>
      <div className={styles.body}>
        <h2 className={card.title}>
          <Link to={paths.guide(guide.slug)} className={card.link}>
            {guide.title}
          </Link>
        </h2>
        <p className={page.caption}>{guide.summary}</p>
        <p className={styles.minutes}>{guide.minutes} min read</p>
      </div>
    </article>
  );
}
