import { type Author, type EditablePost, postCategories } from '@whenabouts/server/contract';
import { useAuthor } from '../../../api/admin-posts.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../router.ts';
import * as page from '../../../ui/page.css.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { CoverField } from './cover-field.tsx';
import * as styles from './editor.css.ts';
import { SeoSection } from './seo-section.tsx';
import type { PostForm } from './use-post-form.ts';

/** The fields next to the text of a post: date, category, tags, cover and search engines. */
export function PostSettings({ form, post }: { form: PostForm; post: EditablePost | undefined }) {
  const { values, field } = form;
  return (
    <div className={styles.settings}>
      <div className={page.card}>
        <TextField
          type="date"
          label="Publish date"
          hint="With a future date, the post stays hidden until then."
          {...field('publishedAt')}
        />
        <SelectField
          label="Category"
          choices={postCategories}
          placeholder="Select a category"
          {...field('category')}
        />
        <TextField label="Tags" hint="Separated by commas." optional autoComplete="off" {...field('tags')} />
        <PostAuthor author={post?.author} />
      </div>
      <div className={page.card}>
        <CoverField
          field={field('coverImage')}
          url={values.coverImage}
          category={values.category}
          onChoose={(url) => form.set('coverImage', url)}
        />
      </div>
      <SeoSection title={field('metaTitle')} description={field('metaDescription')} values={values} />
    </div>
  );
}

/** The post's author; for a new post, the current admin. */
function PostAuthor({ author }: { author: Author | undefined }) {
  const { data: currentAuthor } = useAuthor();
  const postAuthor = author ?? currentAuthor;
  return (
    <p className={page.caption}>
      {postAuthor
        ? `Author: ${postAuthor.name} (${postAuthor.initials}), ${postAuthor.title}. `
        : 'Author: you. '}
      <Link to={paths.adminAuthor}>Change</Link>
    </p>
  );
}
