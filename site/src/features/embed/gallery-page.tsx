import { type GalleryCase, galleryCases, peculiarities } from '@whenabouts/calculator/gallery';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import * as page from '../../ui/page.css.ts';
import { Page } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import * as styles from './gallery-page.css.ts';

const live = galleryCases.filter(({ testedOnly }) => !testedOnly).length;

export function GalleryPage() {
  return (
    <Page>
      <PageHead
        title="Embed Test Pages"
        description="The pages we test the embedded retirement calculator on: odd styles, strict policies, old libraries and broken browsers. Open them and try it."
        path={paths.gallery}
      />
      <div className={styles.head}>
        <h1 tabIndex={-1}>Embed Test Pages</h1>
        <p className={page.lead}>
          Blogs differ, and some break the things you embed in them. We test the{' '}
          <Link to={paths.embed} reloadDocument>
            embedded calculator
          </Link>{' '}
          on these {galleryCases.length} pages in Chromium, Firefox and WebKitGTK. On each one, it must look
          the same, show the same result, and leave nothing behind.
        </p>
        <p className={page.lead}>
          You can open {live} of them here, each in a new tab and in a sandbox. They may look terrible: that’s
          the point. Only the calculator shouldn’t.
        </p>
      </div>
      <ol className={styles.list}>
        {galleryCases.map((one) => (
          <Case key={one.slug} {...one} />
        ))}
      </ol>
    </Page>
  );
}

function Case({ host, title, slug, testedOnly }: GalleryCase) {
  const does = peculiarities(host);
  return (
    <li className={styles.item}>
      <h2 className={styles.title}>
        {testedOnly ? (
          title
        ) : (
          <a href={paths.galleryCase(slug)} target="_blank" rel="noopener">
            {title}
            <span className={page.visuallyHidden}> (new tab)</span>
          </a>
        )}
      </h2>
      {testedOnly && <p className={page.caption}>In tests only. {testedOnly}</p>}
      {does.length > 0 && (
        <details>
          <summary className={styles.summary}>
            What it does<span className={page.visuallyHidden}>: {title}</span>
          </summary>
          <dl className={styles.does}>
            {does.map(([kind, text]) => (
              <div key={kind}>
                <dt>{kind}</dt>
                <dd>
                  <code>{text}</code>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  );
}
