import { type Image, imageWidths } from '@whenabouts/server/contract';
import { Copy, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { deleteImage, imageUrl, useImages } from '../../api/images.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { formatDate } from '../../ui/format-date.ts';
import { stack } from '../../ui/layout.css.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import * as styles from './gallery.css.ts';
import { messages } from './image-messages.ts';
import * as imagesPage from './images-page.css.ts';

/** The member's uploaded images, with a dialog to delete one. */
export function Gallery() {
  const [deleting, setDeleting] = useState<Image>();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className={stack[4]} aria-labelledby="gallery-heading">
      <h2 id="gallery-heading" ref={heading} tabIndex={-1} className={imagesPage.heading}>
        Your Images
      </h2>
      <Images onDelete={setDeleting} />
      <ConfirmDialog
        subject={deleting}
        title="Delete Image"
        description="Are you sure you want to delete this image? Pages that use it will no longer show it. This action cannot be undone."
        name={({ fileName }) => fileName ?? ''}
        label={({ fileName }) => `Delete image “${fileName ?? ''}”`}
        onConfirm={({ id }) => deleteImage(id)}
        successMessage={messages.deleted}
        errorMessage={messages.deletionFailed}
        onClose={() => setDeleting(undefined)}
        // The button that opened the dialog is gone with the image.
        focusAfterwards={(image) =>
          (image && document.getElementById(deleteButtonId(image))) ?? heading.current
        }
      />
    </section>
  );
}

function Images({ onDelete }: { onDelete: (image: Image) => void }) {
  const { data: images, error, isLoading, isValidating, mutate } = useImages();
  if (isLoading || (isValidating && !images))
    return <Skeleton heights={['20rem']} label="Loading your images…" />;
  if (error || !images) {
    return <ErrorNotice title="Your images could not be loaded." onRetry={() => void mutate()} />;
  }
  if (images.length === 0) {
    return (
      <div className={styles.emptyGallery}>
        <h3 className={styles.emptyHeading}>No images yet</h3>
        <p className={page.lead}>The images you upload will appear here.</p>
      </div>
    );
  }
  return (
    <ul className={styles.cards}>
      {images.map((image) => (
        <ImageCard key={image.id} image={image} onDelete={() => onDelete(image)} />
      ))}
    </ul>
  );
}

const deleteButtonId = ({ id }: Image): string => `delete-${id}`;

/** An uploaded image with its description, and buttons to copy its link and delete it. */
function ImageCard({ image, onDelete }: { image: Image; onDelete: () => void }) {
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
