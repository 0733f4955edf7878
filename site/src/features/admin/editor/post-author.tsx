import type { Author } from '@whenabouts/server/contract';
import { useAuthor } from '../../../api/admin-posts.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../router.ts';
import * as page from '../../../ui/page.css.ts';

/** Who signs the post: its author, or whoever writes a new one. */
export function PostAuthor({ author }: { author: Author | undefined }) {
  const { data: own } = useAuthor();
  const shown = author ?? own;
  return (
    <p className={page.caption}>
      {shown ? `Signed as ${shown.name} (${shown.initials}), ${shown.title}. ` : 'Signed by you. '}
      <Link to={paths.adminAuthor}>Change</Link>
    </p>
  );
}
