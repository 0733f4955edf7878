import { useId } from 'react';
import * as styles from './picture-choice.css.ts';

export interface ChoosablePicture {
  id: string;
  label: string;
  /** The address of a small version. */
  thumbnail: string;
}

interface PictureChoiceProps<T> {
  pictures: readonly T[];
  isPicked: (picture: T) => boolean;
  onPick: (picture: T) => void;
}

/** One of the images that were uploaded before. */
export function PictureChoice<T extends ChoosablePicture>({
  pictures,
  isPicked,
  onPick,
}: PictureChoiceProps<T>) {
  const name = useId();
  if (pictures.length === 0) return <p className={styles.none}>You have not uploaded any images yet.</p>;
  return (
    <fieldset className={styles.library}>
      <legend className={styles.legend}>Your images</legend>
      <div className={styles.pictures}>
        {pictures.map((picture) => (
          <label key={picture.id} className={styles.picture}>
            <img src={picture.thumbnail} alt="" loading="lazy" className={styles.thumbnail} />
            <span className={styles.pictureName}>
              <input
                type="radio"
                name={name}
                className={styles.radio}
                checked={isPicked(picture)}
                onChange={() => onPick(picture)}
              />
              {picture.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
