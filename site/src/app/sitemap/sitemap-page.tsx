import { usePostTitles } from '../../api/posts.ts';
import { PageHead } from '../../components/page-head.tsx';
import { paths, separateDocuments } from '../../paths.ts';
import { Link } from '../../router.ts';
import { plainList, stack } from '../../ui/layout.css.ts';
import * as page from '../../ui/page.css.ts';
import { Page } from '../../ui/page.tsx';
import { type PublicPage, pageGroups, publicPages } from './public-pages.ts';
import * as styles from './sitemap-page.css.ts';

export function SitemapPage() {
  return (
    <Page>
      <PageHead
        title="Sitemap"
        description="Every public page of this site: the retirement calculator, all blog articles, the guides, the API reference, your account, and our policies."
        path={paths.sitemap}
      />
      <div className={stack[4]}>
        <h1 tabIndex={-1}>Sitemap</h1>
        <p className={page.lead}>Every public page of this site.</p>
      </div>
      <div className={styles.groups}>
        {pageGroups.map((group) => (
          <Group key={group} group={group} />
        ))}
      </div>
    </Page>
  );
}

function Group({ group }: { group: PublicPage['group'] }) {
  const id = group.toLowerCase().replaceAll(' ', '-');
  return (
    <nav className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.groupTitle}>
        {group}
      </h2>
      <ul className={plainList}>
        {publicPages
          .filter((listed) => listed.group === group)
          .map(({ path, title }) => (
            <Item key={path} path={path} title={title} />
          ))}
        {group === 'Blog' && <Posts />}
      </ul>
    </nav>
  );
}

/** Renders nothing if the posts fail to load: the list still links to the blog, which shows the error. */
function Posts() {
  const { data: posts = [] } = usePostTitles();
  return posts.map(({ slug, title }) => <Item key={slug} path={paths.post(slug)} title={title} />);
}

function Item({ path, title }: { path: string; title: string }) {
  return (
    <li>
      <Link
        to={path}
        className={styles.link}
        reloadDocument={separateDocuments.includes(path)}
        {...(path === paths.sitemap && { 'aria-current': 'page' as const })}
      >
        {title}
      </Link>
    </li>
  );
}
