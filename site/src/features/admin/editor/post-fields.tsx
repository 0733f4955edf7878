import { type Author, type EditablePost, postCategories, postLimits } from '@whenabouts/server/contract';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useAuthor } from '../../../api/admin-posts.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../router.ts';
import { Button } from '../../../ui/button.tsx';
import { stack } from '../../../ui/layout.css.ts';
import * as page from '../../../ui/page.css.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import {
  TextAreaField,
  type TextAreaFieldProps,
  TextField,
  type TextFieldProps,
} from '../../../ui/text-field.tsx';
import { ContentField } from './content-field.tsx';
import { CoverField } from './cover-field.tsx';
import type { PostValues } from './drafts.ts';
import * as styles from './editor.css.ts';
import { lengthOf, metaDescriptionFrom, metaTitleFrom, slugFrom } from './meta-text.ts';
import type { PostForm } from './use-post-form.ts';

interface MainFieldsProps {
  form: PostForm;
  isPublished: boolean;
  isNew: boolean;
}

/** The title, slug, excerpt and text of a post. */
export function MainFields({ form, isPublished, isNew }: MainFieldsProps) {
  const { values, field } = form;
  return (
    <div className={stack[5]}>
      <TextField
        label="Title"
        hint={`${postLimits.title.min} to ${postLimits.title.recommended} characters are recommended.`}
        autoComplete="off"
        count={{ written: lengthOf(values.title), max: postLimits.title.recommended }}
        {...field('title')}
      />
      <SlugField form={form} isPublished={isPublished} />
      <TextAreaField
        label="Excerpt"
        hint="One or two sentences for lists and search results."
        rows={3}
        count={{ written: lengthOf(values.excerpt), max: postLimits.excerpt.max }}
        {...field('excerpt')}
      />
      <ContentField
        ref={form.richText}
        id={form.fieldId('content')}
        error={form.errorOf('content')}
        // The current value, because a draft may have been restored before the editor loaded.
        initialHtml={values.content}
        onChange={form.setContent}
        // In a new post, the title has the focus.
        autoFocus={!isNew}
      />
    </div>
  );
}

/** The slug, with a button that derives it from the title. */
function SlugField({ form, isPublished }: Omit<MainFieldsProps, 'isNew'>) {
  const [result, setResult] = useState('');
  return (
    <div className={stack[2]}>
      <TextField
        label="Slug"
        hint={`${urlHint(form.values.slug)} ${
          isPublished ? 'Links to the old URL keep working.' : 'It follows the title until you change it.'
        }`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('slug')}
      />
      <div>
        <Button
          kind="secondary"
          onClick={() => {
            const slug = slugFrom(form.values.title);
            form.set('slug', slug);
            setResult(slug === '' ? 'Please enter a title first.' : `The slug is ${slug}.`);
          }}
        >
          Generate from Title
        </Button>
      </div>
      <p role="status" className={styles.statusMessage}>
        {result}
      </p>
    </div>
  );
}

/** Shows the URL as soon as there is a slug. */
function urlHint(slug: string): string {
  return slug === ''
    ? 'The end of the post’s URL.'
    : `The URL of the post: ${location.host}${paths.post(slug)}.`;
}

/** The fields next to the text of a post: date, category, tags, cover and search engines. */
export function PostSettings({ form, post }: { form: PostForm; post: EditablePost | undefined }) {
  const { values, field } = form;
  return (
    <div className={stack[4]}>
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
        <TextField
          label="Tags"
          hint="Separated by commas."
          isOptional
          autoComplete="off"
          {...field('tags')}
        />
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

interface SeoSectionProps {
  title: Partial<TextFieldProps>;
  description: Partial<TextAreaFieldProps>;
  values: PostValues;
}

/** The meta title and description, with a preview of the search result. */
function SeoSection({ title, description, values }: SeoSectionProps) {
  const { metaTitle, metaDescription } = values;
  return (
    <details className={styles.seoSection}>
      <summary className={styles.seoSummary}>
        Advanced SEO
        <ChevronDown aria-hidden="true" size="1.25rem" className={styles.chevron} />
      </summary>
      <div className={styles.seoFields}>
        <TextField
          label="Meta title"
          hint="It follows the title until you change it."
          isOptional
          autoComplete="off"
          count={{ written: lengthOf(metaTitle), max: postLimits.metaTitle.max }}
          {...title}
        />
        <TextAreaField
          label="Meta description"
          hint="It follows the excerpt until you change it."
          isOptional
          rows={3}
          count={{ written: lengthOf(metaDescription), max: postLimits.metaDescription.max }}
          {...description}
        />
        <section className={styles.searchResult} aria-label="Search result preview">
          <p className={styles.searchResultUrl}>
            {location.host}
            {paths.post(values.slug || 'slug')}
          </p>
          <p className={styles.searchResultTitle}>
            {metaTitle.trim() || metaTitleFrom(values.title) || 'Title'}
          </p>
          <p className={page.caption}>
            {metaDescription.trim() || metaDescriptionFrom(values.excerpt) || 'A few words about the post.'}
          </p>
        </section>
      </div>
    </details>
  );
}
