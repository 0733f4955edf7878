import type { PartnerStats } from '@whenabouts/server/contract';
import { useEmbeddingSiteStats } from '../../api/embedding-sites.ts';
import { DailySaves } from '../../components/daily-saves.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { paths } from '../../paths.ts';
import { useParams } from '../../router.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The page that an embedding site sees at its private link. The URL has the secret, so there is no login. */
export function EmbeddingSiteStatsPage() {
  const { token = '' } = useParams();
  const { data: stats, error, mutate } = useEmbeddingSiteStats(token);
  const title = stats === null ? 'This link doesn’t work' : 'Saves from your pages';
  return (
    <Page>
      <PageHead title={title} noindex />
      <h1 tabIndex={-1}>{title}</h1>
      {stats && <Stats {...stats} />}
      {stats === null && <NoStats />}
      {stats === undefined && <WaitForStats hasFailed={error !== undefined} onRetry={() => void mutate()} />}
    </Page>
  );
}

function Stats({ name, saves }: PartnerStats) {
  return (
    <>
      <p className={page.lead}>
        How many readers of {name} saved plans from the calculator on your pages. We don’t count visits.
      </p>
      <section className={page.card} aria-label={name}>
        <DailySaves saves={saves} open />
      </section>
      <p className={page.caption}>
        Anyone with this link can see these numbers. To get a new link, write to us.
      </p>
    </>
  );
}

function NoStats() {
  return (
    <>
      <p className={page.lead}>
        The link may be incomplete, or it was replaced or revoked. Check that you copied all of it. Your
        numbers are not lost: with a new link, you can see them again.
      </p>
      <div>
        <ButtonLink to={paths.contact}>Ask us for a new link</ButtonLink>
      </div>
    </>
  );
}

function WaitForStats({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  if (!hasFailed) return <Skeleton heights={['20rem']} label="Loading your numbers…" />;
  return <ErrorNotice title="Your numbers could not be loaded." onRetry={onRetry} />;
}
