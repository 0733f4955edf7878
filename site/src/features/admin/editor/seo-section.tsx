import { postLimits } from '@whenabouts/server/contract';
import { ChevronDown } from 'lucide-react';
import { paths } from '../../../paths.ts';
import { TextAreaField, type TextAreaFieldProps } from '../../../ui/text-area-field.tsx';
import { TextField, type TextFieldProps } from '../../../ui/text-field.tsx';
import type { PostValues } from './drafts.ts';
import * as styles from './editor.css.ts';
import { lengthOf, metaDescriptionFrom, metaTitleFrom } from './meta-text.ts';

interface SeoSectionProps {
  title: Partial<TextFieldProps>;
  description: Partial<TextAreaFieldProps>;
  values: PostValues;
}

/** The meta title and description, with a preview of the search result. */
export function SeoSection({ title, description, values }: SeoSectionProps) {
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
          optional
          autoComplete="off"
          count={{ written: lengthOf(metaTitle), max: postLimits.metaTitle.max }}
          {...title}
        />
        <TextAreaField
          label="Meta description"
          hint="It follows the excerpt until you change it."
          optional
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
          <p className={styles.searchResultText}>
            {metaDescription.trim() || metaDescriptionFrom(values.excerpt) || 'A few words about the post.'}
          </p>
        </section>
      </div>
    </details>
  );
}
