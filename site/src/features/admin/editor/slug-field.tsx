import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import * as styles from './editor.css.ts';
import { slugFrom } from './slug.ts';
import type { PostForm } from './use-post-form.ts';

interface SlugFieldProps {
  form: PostForm;
  isPublished: boolean;
}

/** The slug, with a button that derives it from the title. */
export function SlugField({ form, isPublished }: SlugFieldProps) {
  const [result, setResult] = useState('');
  return (
    <div className={styles.slugField}>
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
