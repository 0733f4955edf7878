import { type Image, imageWidths } from '@whenabouts/server/contract';
import { Copy, Trash2 } from 'lucide-react';
import { imageUrl } from '../../api/images.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { formatDate } from '../../ui/format-date.ts';
import * as page from '../../ui/page.css.ts';
import { toast } from '../../ui/toast.ts';
import { messages } from './image-messages.ts';
import * as styles from './images-page.css.ts';

/** Returns the DOM id of the button that deletes an image. */
export const deleteButtonId = ({ id }: Image): string => `delete-${id}`;

/** An uploaded image with its description, and buttons to copy its link and delete it. */
export function ImageCard({ image, onDelete }: { image: Image; onDelete: () => void }) {
  const { id, fileName, description, altText, createdAt } = image;
  return (
    <li className={styles.card}>
      <Thumbnail image={image} />
      <div className={styles.metadata}>
        <h3 className={styles.cardTitle}>{fileName}</h3>
        {description && <p>{description}</p>}
        <p className={page.caption}>{altText ? `Alt text: ${altText}` : 'No alt text'}</p>
        <p className={page.caption}>
          <time dateTime={createdAt}>{formatDate(createdAt, 'local')}</time>
        </p>
      </div>
      <div className={styles.cardActions}>
        <Button kind="quiet" onClick={() => void copy(new URL(imageUrl(id), location.href).href)}>
          <Copy aria-hidden="true" size="1.125rem" />
          Copy link<span className={page.visuallyHidden}> of {fileName}</span>
        </Button>
        <Button id={deleteButtonId(image)} kind="quiet" onClick={onDelete}>
          <Trash2 aria-hidden="true" size="1.125rem" />
          Delete<span className={page.visuallyHidden}> {fileName}</span>
        </Button>
      </div>
    </li>
  );
}

function Thumbnail({ image: { id, altText, width, height } }: { image: Image }) {
  const urlOf = (pixels: number) => `${imageUrl(id)}?w=${pixels}`;
  return (
    <div className={styles.thumbnailBox}>
      <img
        className={styles.thumbnail}
        src={urlOf(imageWidths[1])}
        srcSet={imageWidths.map((pixels) => `${urlOf(pixels)} ${Math.min(pixels, width)}w`).join(', ')}
        sizes="(min-width: 60rem) 20rem, (min-width: 36rem) 50vw, 100vw"
        width={width}
        height={height}
        alt={altText ?? ''}
        loading="lazy"
        decoding="async"
      />
    </div>
  );
}

async function copy(url: string): Promise<void> {
  toast((await copyText(url)) ? messages.copied(url) : messages.copyFailed(url));
}
