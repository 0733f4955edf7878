import { useId } from 'react';
import { label } from './button.css.ts';
import { radio } from './choices.css.ts';
import * as styles from './image-chooser.css.ts';

export interface ChoosableImage {
  id: string;
  label: string;
  /** URL of a small version. */
  thumbnail: string;
}

interface ImageChooserProps<T> {
  images: readonly T[];
  isPicked: (image: T) => boolean;
  onPick: (image: T) => void;
}

/** Radio buttons with thumbnails to choose one of the uploaded images. */
export function ImageChooser<T extends ChoosableImage>({ images, isPicked, onPick }: ImageChooserProps<T>) {
  const name = useId();
  if (images.length === 0)
    return <p className={styles.emptyMessage}>You have not uploaded any images yet.</p>;
  return (
    <fieldset className={styles.chooser}>
      <legend className={styles.legend}>Your images</legend>
      <div className={styles.images}>
        {images.map((image) => (
          <label key={image.id} className={styles.image}>
            <img src={image.thumbnail} alt="" loading="lazy" className={styles.thumbnail} />
            <span className={styles.imageName}>
              <input
                type="radio"
                name={name}
                className={radio}
                checked={isPicked(image)}
                onChange={() => onPick(image)}
              />
              <span className={label}>{image.label}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
