import { useDebouncedValue } from '@whenabouts/calculator/view';
import { categoryPicture, isCoverUrl, postCategories } from '@whenabouts/server/contract';
import { useContext, useState } from 'react';
import { imageUrl } from '../../../api/images.ts';
import { Button } from '../../../ui/button.tsx';
import { OriginContext } from '../../../ui/origin.ts';
import { TextField, type TextFieldProps } from '../../../ui/text-field.tsx';
import { CoverDialog } from './cover-dialog.tsx';
import * as styles from './editor.css.ts';

/** Delay after the last key before the preview loads. */
const PREVIEW_DELAY_MS = 500;
const RECOMMENDED = { width: 1200, height: 630 };

interface CoverFieldProps {
  field: Pick<TextFieldProps, 'id' | 'name' | 'ref' | 'onChange' | 'onBlur' | 'error'>;
  url: string;
  /** The category, whose picture is the cover if there is no URL. */
  category: string;
  onChoose: (url: string) => void;
}

/** The URL of a post's cover, with a preview and a dialog to choose an uploaded image. */
export function CoverField({ field, url, category, onChoose }: CoverFieldProps) {
  const [isChoosing, setChoosing] = useState(false);
  const origin = useContext(OriginContext);
  return (
    <div className={styles.coverField}>
      <TextField
        label="Cover image URL"
        hint={`Recommended size ${RECOMMENDED.width}x${RECOMMENDED.height}. Leave it empty to use the picture of the category.`}
        optional
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        {...field}
      />
      <div>
        <Button kind="secondary" onClick={() => setChoosing(true)}>
          Choose from Your Uploads
        </Button>
      </div>
      <CoverPreview url={useDebouncedValue(url.trim(), PREVIEW_DELAY_MS)} category={category} />
      <CoverDialog
        open={isChoosing}
        onClose={() => setChoosing(false)}
        onChoose={({ id }) => onChoose((origin || location.origin) + imageUrl(id))}
      />
    </div>
  );
}

type LoadState = 'loading' | 'broken' | { width: number; height: number };

function CoverPreview({ url, category }: { url: string; category: string }) {
  const known = postCategories.find((name) => name === category);
  if (url === '' && known) {
    return (
      <div className={styles.coverBox}>
        <img
          src={categoryPicture(known)}
          alt={`Cover of posts about ${known}`}
          className={styles.coverImage}
        />
      </div>
    );
  }
  if (!isImageUrl(url)) {
    return <div className={styles.coverBox}>The cover will appear here.</div>;
  }
  return <Preview key={url} url={url} />;
}

function Preview({ url }: { url: string }) {
  const [state, setState] = useState<LoadState>('loading');
  return (
    <div className={styles.coverPreview}>
      <div className={styles.coverBox}>
        {state === 'broken' ? (
          'No image'
        ) : (
          <img
            src={url}
            alt="Preview of the cover"
            className={styles.coverImage}
            referrerPolicy="no-referrer"
            onLoad={({ currentTarget: image }) =>
              setState({ width: image.naturalWidth, height: image.naturalHeight })
            }
            onError={() => setState('broken')}
          />
        )}
      </div>
      <p className={styles.statusMessage} role="status">
        {statusMessageFor(state)}
      </p>
    </div>
  );
}

function statusMessageFor(state: LoadState): string {
  if (state === 'loading') return 'Loading the image…';
  if (state === 'broken') return 'This image could not be loaded. Please check the URL.';
  const isSmall = state.width < RECOMMENDED.width || state.height < RECOMMENDED.height;
  return `${state.width}x${state.height}${isSmall ? ', which is smaller than recommended.' : '.'}`;
}

/** Returns true for URLs that the server accepts as a cover: https, or this site's own images. */
function isImageUrl(text: string): boolean {
  const url = URL.parse(text);
  return isCoverUrl(text) && (url?.protocol === 'https:' || url?.origin === location.origin);
}
