import type { PostSummary } from '@whenabouts/server/contract';
import { Eye, Pencil, Send, Trash2 } from 'lucide-react';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import * as page from '../../../ui/page.css.ts';
import * as styles from './dashboard.css.ts';
import { isScheduled } from './is-scheduled.ts';

const columns = ['Title', 'Category', 'Published Date', 'Actions'] as const;

interface PostsTableProps {
  posts: readonly PostSummary[];
  onDelete: (post: PostSummary) => void;
}

export function PostsTable({ posts, onDelete }: PostsTableProps) {
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
          <PostRow key={post.id} post={post} onDelete={() => onDelete(post)} />
        ))}
      </tbody>
    </table>
  );
}

function PostRow({ post, onDelete }: { post: PostSummary; onDelete: () => void }) {
  const isHidden = isScheduled(post.publishedAt, new Date());
  const hiddenTitle = <span className={page.visuallyHidden}> {post.title}</span>;
  return (
    <tr id={rowId(post)} className={styles.row}>
      <th scope="row" className={styles.titleCell}>
        {post.title}
      </th>
      <td className={styles.cell} data-label="Category">
        {post.category}
      </td>
      <td className={styles.cell} data-label="Published Date">
        <span>
          <span className={styles.date}>{formatDate(post.publishedAt)}</span>{' '}
          {isHidden && <span className={styles.scheduled}>Scheduled</span>}
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
            <Eye aria-hidden="true" size={18} />
            <span>View{hiddenTitle}</span>
          </ButtonLink>
          <ButtonLink kind="quiet" to={paths.editPost(post.id)}>
            <Pencil aria-hidden="true" size={18} />
            <span>Edit{hiddenTitle}</span>
          </ButtonLink>
          <ButtonLink kind="quiet" to={paths.newsletterCampaign(post.id)}>
            <Send aria-hidden="true" size={18} />
            <span>Send{hiddenTitle}</span>
          </ButtonLink>
          <Button kind="quiet" onClick={onDelete}>
            <Trash2 aria-hidden="true" size={18} />
            <span>Delete{hiddenTitle}</span>
          </Button>
        </div>
      </td>
    </tr>
  );
}

/** Returns the DOM id of a post's row. */
export function rowId({ id }: PostSummary): string {
  return `post-${id}`;
}
