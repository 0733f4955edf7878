import { formatNumber } from '@whenabouts/core';
import type { CampaignSummary, PostSummary } from '@whenabouts/server/contract';
import { Eye, Mail, Pencil, Trash2 } from 'lucide-react';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import * as page from '../../../ui/page.css.ts';
import { postState } from '../post-state.ts';
import * as styles from './dashboard.css.ts';

const columns = ['Title', 'Category', 'Published Date', 'Status', 'Actions'] as const;

interface PostsTableProps {
  posts: readonly PostSummary[];
  /** The posts that were sent to subscribers; undefined if the admin may not send them. */
  campaigns: readonly CampaignSummary[] | undefined;
  onDelete: (post: PostSummary) => void;
}

/** The posts of one page of the dashboard, with links to view, edit and send them. */
export function PostsTable({ posts, campaigns, onDelete }: PostsTableProps) {
  return (
    <table className={styles.table} aria-labelledby="posts-heading">
      <thead className={styles.tableHead}>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles.columnHeader}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {posts.map((post) => (
          <PostRow
            key={post.id}
            post={post}
            campaign={campaigns?.find(({ postId }) => postId === post.id)}
            canSend={campaigns !== undefined}
            onDelete={() => onDelete(post)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface PostRowProps {
  post: PostSummary;
  campaign: CampaignSummary | undefined;
  canSend: boolean;
  onDelete: () => void;
}

function PostRow({ post, campaign, canSend, onDelete }: PostRowProps) {
  const state = postState(post, new Date());
  const isHidden = state !== 'published';
  const hiddenTitle = <span className={page.visuallyHidden}> {post.title}</span>;
  return (
    <tr id={rowId(post)} className={styles.row}>
      <th scope="row" className={styles.titleCell}>
        {post.title}
      </th>
      <td className={styles.cell} data-label="Category">
        {post.category || 'None yet'}
      </td>
      <td className={styles.cell} data-label="Published Date">
        <span className={styles.date}>
          {state === 'draft' ? 'Not yet' : formatDate(post.publishedAt, 'UTC')}
        </span>
      </td>
      <td className={styles.cell} data-label="Status">
        <span className={styles.states}>
          <span className={styles.state[state]}>{stateNames[state]}</span>
          {campaign && <span className={page.caption}>{sentText(campaign)}</span>}
        </span>
      </td>
      <td className={styles.actionsCell}>
        <div className={styles.actionRow}>
          {/* Loads a new document, because the admin area has its own Content Security Policy. */}
          <ButtonLink
            kind="quiet"
            to={isHidden ? paths.previewPost(post.id) : paths.post(post.slug)}
            reloadDocument={!isHidden}
          >
            <Eye aria-hidden="true" size="1.125rem" />
            <span>View{hiddenTitle}</span>
          </ButtonLink>
          <ButtonLink kind="quiet" to={paths.editPost(post.id)}>
            <Pencil aria-hidden="true" size="1.125rem" />
            <span>Edit{hiddenTitle}</span>
          </ButtonLink>
          {canSend && !isHidden && (
            <ButtonLink kind="quiet" to={paths.newsletterCampaign(post.id)}>
              <Mail aria-hidden="true" size="1.125rem" />
              <span>
                Email<span className={page.visuallyHidden}> to subscribers</span>
                {hiddenTitle}
              </span>
            </ButtonLink>
          )}
          <Button kind="quiet" onClick={onDelete}>
            <Trash2 aria-hidden="true" size="1.125rem" />
            <span>Delete{hiddenTitle}</span>
          </Button>
        </div>
      </td>
    </tr>
  );
}

const stateNames = { draft: 'Draft', scheduled: 'Scheduled', published: 'Published' } as const;

function sentText({ progress: { state, sent } }: CampaignSummary): string {
  if (state === 'sending') return 'Newsletter is being sent';
  if (state === 'stopped') return 'Newsletter stopped';
  return `Sent to ${sent === 1 ? '1 subscriber' : `${formatNumber(sent)} subscribers`}`;
}

/** Returns the DOM id of the row of a post. */
export function rowId({ id }: PostSummary): string {
  return `post-${id}`;
}
