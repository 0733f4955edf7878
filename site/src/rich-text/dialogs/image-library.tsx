import { imageWidths } from '@whenabouts/server/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import * as fieldStyles from '../../ui/form-field.css.ts';
import { ImageChooser } from '../../ui/image-chooser.tsx';
import type { RichTextImage } from '../editor/uploads.ts';
import * as styles from './dialogs.css.ts';
import type { ImageFormState } from './use-image-form.ts';

export interface ListedImage extends RichTextImage {
  id: string;
  label: string;
}

export type ListImages = () => Promise<readonly ListedImage[]>;

type Listing = 'loading' | 'failed' | readonly ListedImage[];

const STORED_IMAGES = `/api/images/`;

interface ImageLibraryProps {
  form: ImageFormState;
  listImages: ListImages;
}

/** The author's earlier uploads, to choose one for the text. */
export function ImageLibrary({ form, listImages }: ImageLibraryProps) {
  const [listing, load] = useListing(listImages);
  if (listing === 'loading') {
    return (
      <p role="status" className={styles.status}>
        Loading your images…
      </p>
    );
  }
  if (listing === 'failed') {
    return (
      <div className={styles.field}>
        <p role="alert" className={fieldStyles.error}>
          Your images could not be loaded.
        </p>
        <Button kind="secondary" onClick={load}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <ImageChooser
      images={listing.map((image) => ({ ...image, thumbnail: thumbnailOf(image.src) }))}
      isPicked={({ src }) => form.picked?.src === src}
      onPick={form.pick}
    />
  );
}

/** Returns a smaller version of images that are stored on the site. */
function thumbnailOf(src: string): string {
  const isStored = src.startsWith(STORED_IMAGES) && !src.includes('?');
  return isStored ? `${src}?w=${imageWidths[0]}` : src;
}

function useListing(listImages: ListImages): [listing: Listing, load: () => void] {
  const [listing, setListing] = useState<Listing>('loading');
  const [attempt, setAttempt] = useState(1);
  const list = useEffectEvent(listImages);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt loads the list again
  useEffect(() => {
    setListing('loading');
    list().then(setListing, () => setListing('failed'));
  }, [attempt]);
  return [listing, () => setAttempt(attempt + 1)];
}
