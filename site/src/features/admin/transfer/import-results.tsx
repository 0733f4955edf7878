import { formatNumber } from '@whenabouts/core';
import type { ImportProgress } from '@whenabouts/server/contract';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { plainList, row, stack } from '../../../ui/layout.css.ts';
import { ErrorNotice } from '../../../ui/notice.tsx';
import * as page from '../../../ui/page.css.ts';
import * as styles from '../admin.css.ts';
import { Pager } from '../dashboard/pager.tsx';
import { paginate } from '../dashboard/paginate.ts';
import type { ImportState } from './use-import.ts';

type ImportedPost = ImportProgress['posts'][number];

interface ImportResultsProps {
  state: Extract<ImportState, { step: 'run' | 'stopped' | 'done' }>;
  onStop: () => void;
  onContinue: () => void;
  onFinish: () => void;
}

export function ImportResults({ state, onStop, onContinue, onFinish }: ImportResultsProps) {
  const { step, posts, total, failure } = state;
  return (
    <>
      <p className={styles.progressText} role={step === 'run' ? undefined : 'status'}>
        {step === 'done'
          ? resultText(posts)
          : `${formatNumber(posts.length)} of ${formatNumber(total)} posts done`}
      </p>
      {step !== 'done' && (
        <progress className={styles.progressBar} aria-label="Posts done" max={total} value={posts.length} />
      )}
      {failure !== undefined && (
        <ErrorNotice title="The import was interrupted.">
          <p>{failure} The posts so far are stored, and none is imported twice.</p>
        </ErrorNotice>
      )}
      <Notes posts={posts} />
      <div className={row}>
        {step === 'run' && (
          <Button kind="secondary" onClick={onStop}>
            Stop
          </Button>
        )}
        {step === 'stopped' && <Button onClick={onContinue}>Continue</Button>}
        {step === 'done' && <ButtonLink to={paths.adminDashboard}>See Your Posts</ButtonLink>}
        {step !== 'run' && (
          <Button kind="secondary" onClick={onFinish}>
            Choose Another File
          </Button>
        )}
      </div>
    </>
  );
}

function resultText(posts: readonly ImportedPost[]): string {
  const count = (outcome: ImportedPost['outcome']) => posts.filter((post) => post.outcome === outcome).length;
  const [imported, before, failed] = [count('imported'), count('exists'), count('failed')];
  return [
    `${formatNumber(imported)} imported`,
    ...(before > 0 ? [`${formatNumber(before)} imported before`] : []),
    ...(failed > 0 ? [`${formatNumber(failed)} could not be imported`] : []),
  ].join(', ');
}

/** The posts with notes; those that failed come first. */
function Notes({ posts }: { posts: readonly ImportedPost[] }) {
  const [number, setNumber] = useState(1);
  const failed = posts.filter(({ outcome }) => outcome === 'failed');
  const changedPosts = posts.filter(({ outcome, notes }) => outcome !== 'failed' && notes.length > 0);
  const slice = paginate([...failed, ...changedPosts], number);
  if (slice.rows.length === 0) return null;
  return (
    <section className={stack[3]} aria-labelledby="notes-heading">
      <h3 id="notes-heading" className={styles.heading}>
        Please check these posts
      </h3>
      <ul className={`${stack[4]} ${plainList}`}>
        {slice.rows.map(({ title, outcome, notes }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the posts of a page are never reordered
          <li key={index} className={stack[1]}>
            <p className={styles.detailValue}>
              {title}
              {outcome === 'failed' && ' (not imported)'}
            </p>
            <ul className={page.caption}>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {slice.pageCount > 1 && <Pager slice={slice} onPage={setNumber} />}
    </section>
  );
}
