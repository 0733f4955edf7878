import type { Image } from '@whenabouts/server/contract';
import { useRef, useState } from 'react';
import { deleteImage, useImages } from '../../api/images.ts';
import { DeletionDialog } from '../../ui/deletion-dialog.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { deleteButtonId, ImageCard } from './image-card.tsx';
import { messages } from './image-messages.ts';
import * as styles from './images-page.css.ts';

/** The member's uploaded images, with a dialog to delete one. */
export function Gallery() {
  const [deleting, setDeleting] = useState<Image>();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className={styles.gallery} aria-labelledby="gallery-heading">
      <h2 id="gallery-heading" ref={heading} tabIndex={-1} className={styles.heading}>
        Your Images
      </h2>
      <Images onDelete={setDeleting} />
      <DeletionDialog
        subject={deleting}
        title="Delete Image"
        description="Are you sure you want to delete this image? Pages that use it will no longer show it. This action cannot be undone."
        name={({ fileName }) => fileName ?? ''}
        label={({ fileName }) => `Delete image “${fileName ?? ''}”`}
        remove={({ id }) => deleteImage(id)}
        deleted={messages.deleted}
        failed={messages.deletionFailed}
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
