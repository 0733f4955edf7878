import type { Author } from '@whenabouts/server/contract';
import { useAuthor } from '../../../api/admin-posts.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../router.ts';
import * as page from '../../../ui/page.css.ts';

/** The post's author; for a new post, the current admin. */
export function PostAuthor({ author }: { author: Author | undefined }) {
  const { data: currentAuthor } = useAuthor();
  const shown = author ?? currentAuthor;
  return (
    <p className={page.caption}>
      {shown ? `Author: ${shown.name} (${shown.initials}), ${shown.title}. ` : 'Author: you. '}
      <Link to={paths.adminAuthor}>Change</Link>
    </p>
  );
}
