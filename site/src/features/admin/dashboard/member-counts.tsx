import { formatNumber } from '@whenabouts/core';
import { useMemberCounts } from '../../../api/admin.ts';
import { ErrorNotice } from '../../../ui/notice.tsx';
import * as page from '../../../ui/page.css.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** The number of members, and how many of them have not confirmed their email address. */
export function MemberCounts() {
  const { data: counts, error, mutate } = useMemberCounts();
  return (
    <section className={page.card} aria-labelledby="members-heading">
      <h2 id="members-heading">Members</h2>
      {counts && <p>{sentenceOf(counts)}</p>}
      {!counts && error === undefined && <Skeleton heights={['1.5rem']} />}
      {!counts && error !== undefined && (
        <ErrorNotice title="The numbers could not be loaded." onRetry={() => void mutate()} />
      )}
    </section>
  );
}

function sentenceOf({ members, unconfirmed }: { members: number; unconfirmed: number }): string {
  if (members === 0) return 'No one has an account yet.';
  const all = members === 1 ? '1 member.' : `${formatNumber(members)} members.`;
  if (unconfirmed === 0) return `${all} All email addresses are confirmed.`;
  return `${all} ${formatNumber(unconfirmed)} of them ${unconfirmed === 1 ? 'has' : 'have'} not confirmed their email address.`;
}
