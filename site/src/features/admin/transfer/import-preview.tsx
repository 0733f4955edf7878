import { formatNumber } from '@whenabouts/core';
import { type ImportChoices, type ImportPreview, postCategories } from '@whenabouts/server/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import { plainList, row, stack } from '../../../ui/layout.css.ts';
import * as page from '../../../ui/page.css.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import * as styles from '../admin.css.ts';
import { Pager } from '../dashboard/pager.tsx';
import { paginate } from '../dashboard/paginate.ts';

type Category = (typeof postCategories)[number];
type PreviewedPost = ImportPreview['posts'][number];

interface ImportPreviewProps {
  preview: ImportPreview;
  onImport: (choices: ImportChoices) => void;
  onCancel: () => void;
}

/** Shows what an import would do, and lets the admin choose the categories and whether images are fetched. */
export function ImportPreviewSection({ preview, onImport, onCancel }: ImportPreviewProps) {
  const [chosenCategories, setChosen] = useState<Readonly<Record<string, Category>>>({});
  const [fetchImages, setFetchImages] = useState(false);
  const count = preview.posts.filter(({ exists, error }) => !exists && error === undefined).length;
  const categories = preview.categories.map(({ name, category }) => ({
    name,
    category: chosenCategories[name] ?? category,
  }));
  return (
    <>
      <Summary preview={preview} count={count} />
      {count > 0 && (
        <>
          <Categories
            preview={preview}
            chosen={chosenCategories}
            onChoose={(name, category) => setChosen({ ...chosenCategories, [name]: category })}
          />
          <ImagesElsewhere preview={preview} fetchImages={fetchImages} onChange={setFetchImages} />
        </>
      )}
      <div className={row}>
        {count > 0 && (
          <Button onClick={() => onImport({ categories, fetchImages })}>
            Import {countOf(count, 'Post')}
          </Button>
        )}
        <Button kind="secondary" onClick={onCancel}>
          Choose Another File
        </Button>
      </div>
      <Posts posts={preview.posts} />
    </>
  );
}

const countOf = (count: number, noun: string): string =>
  `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;

function Summary({ preview, count }: { preview: ImportPreview; count: number }) {
  const { fileName, posts, dropped, imagesInFile, redirects } = preview;
  const existingCount = posts.filter(({ exists }) => exists).length;
  return (
    <div className={stack[2]}>
      <p role="status" className={styles.progressText}>
        {count === 0
          ? `${fileName} has no new posts.`
          : `${fileName} has ${countOf(count, 'post')} to import. Nothing has changed yet.`}
      </p>
      <ul>
        {existingCount > 0 && <li>{countOf(existingCount, 'post')} imported before: no change.</li>}
        {dropped.map(({ kind, count: items }) => (
          <li key={kind}>
            Not imported: {formatNumber(items)} of the kind “{kind}”.
          </li>
        ))}
        {count > 0 && imagesInFile > 0 && <li>{countOf(imagesInFile, 'image')} from the file.</li>}
        {count > 0 && redirects > 0 && <li>{countOf(redirects, 'redirect')} from old paths.</li>}
      </ul>
    </div>
  );
}

interface CategoriesProps {
  preview: ImportPreview;
  chosen: Readonly<Record<string, Category>>;
  onChoose: (name: string, category: Category) => void;
}

/** The category that the posts of each category of the source get. */
function Categories({ preview: { categories }, chosen, onChoose }: CategoriesProps) {
  return (
    <section className={stack[4]} aria-labelledby="categories-heading">
      <h3 id="categories-heading" className={styles.heading}>
        Categories
      </h3>
      {categories.map(({ name, posts, category }) => (
        <SelectField
          key={name}
          label={`${name || 'Without a category'} (${countOf(posts, 'post')})`}
          choices={postCategories}
          value={chosen[name] ?? category}
          onChange={(event) => onChoose(name, event.currentTarget.value as Category)}
        />
      ))}
    </section>
  );
}

interface ImagesProps {
  preview: ImportPreview;
  fetchImages: boolean;
  onChange: (fetchImages: boolean) => void;
}

/** The images whose files are on other sites. */
function ImagesElsewhere({ preview, fetchImages, onChange }: ImagesProps) {
  const { imagesElsewhere, countElsewhere } = preview;
  if (countElsewhere === 0) return null;
  const moreCount = countElsewhere - imagesElsewhere.length;
  return (
    <div className={stack[3]}>
      <Checkbox
        label={`Fetch ${countOf(countElsewhere, 'image')} from other sites. Otherwise, posts show them from there.`}
        checked={fetchImages}
        onChange={onChange}
      />
      <details>
        <summary>Show their addresses</summary>
        <ul className={page.caption}>
          {imagesElsewhere.map((url) => (
            <li key={url} className={styles.subject}>
              {url}
            </li>
          ))}
          {moreCount > 0 && <li>And {formatNumber(moreCount)} more.</li>}
        </ul>
      </details>
    </div>
  );
}

const states = { published: 'Published', scheduled: 'Scheduled', draft: 'Draft' } as const;

function Posts({ posts }: { posts: readonly PreviewedPost[] }) {
  const [number, setNumber] = useState(1);
  const slice = paginate(posts, number);
  return (
    <section className={stack[3]} aria-labelledby="preview-heading">
      <h3 id="preview-heading" className={styles.heading}>
        Posts in the file
      </h3>
      <ul className={`${stack[4]} ${plainList}`}>
        {slice.rows.map((post, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the posts of a page are never reordered
          <li key={index} className={stack[1]}>
            <p className={styles.detailValue}>{post.title}</p>
            <p className={page.caption}>{stateText(post)}</p>
            {!post.exists && post.changes.length > 0 && (
              <ul className={page.caption}>
                {post.changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {slice.pageCount > 1 && <Pager slice={slice} onPage={setNumber} />}
    </section>
  );
}

function stateText({ exists, error, state, publishedAt, slug, images }: PreviewedPost): string {
  if (exists) return 'Imported before';
  if (error !== undefined) return `Cannot be imported. ${error}`;
  const day = state === 'draft' ? '' : ` ${formatDate(publishedAt, 'UTC')}`;
  const pictures = images === 0 ? '' : ` · ${countOf(images, 'image')}`;
  return `${states[state]}${day} · /blog/${slug}${pictures}`;
}
