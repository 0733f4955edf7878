import { usePartnerStats } from '../../api/partners.ts';
import { ApiError } from '../../api/request.ts';
import { paths } from '../../paths.ts';
import { useParams } from '../../router.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DailySaves } from '../../ui/daily-saves.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { Page } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const TITLE = 'Plans saved from your pages';

/** The page that a partner sees at its private link. The URL has the secret, so there is no login. */
export function PartnerStatsPage() {
  const { token = '' } = useParams();
  return (
    <Page>
      <PageHead title={TITLE} noindex />
      <h1 tabIndex={-1}>{TITLE}</h1>
      <Stats token={token} />
    </Page>
  );
}

function Stats({ token }: { token: string }) {
  const { data: stats, error, mutate } = usePartnerStats(token);
  if (stats) {
    return (
      <>
        <p className={page.lead}>
          The plans that readers of {stats.name} save from the calculator on your pages. We count saves by
          day, with nothing about the readers. We don’t count visits.
        </p>
        <section className={page.card} aria-label={stats.name}>
          <DailySaves saves={stats.saves} open />
        </section>
        <p className={page.caption}>
          Anyone with this link can see these numbers. To get a new link, write to us.
        </p>
      </>
    );
  }
  if (error instanceof ApiError && error.status === 404) {
    return (
      <>
        <p className={page.lead}>This link doesn’t work. It may be incomplete, or it was revoked.</p>
        <div>
          <ButtonLink to={paths.contact}>Ask us for a new link</ButtonLink>
        </div>
      </>
    );
  }
  if (error === undefined) return <Skeleton heights={['20rem']} label="Loading your numbers…" />;
  return <ErrorNotice title="Your numbers could not be loaded." onRetry={() => void mutate()} />;
}
