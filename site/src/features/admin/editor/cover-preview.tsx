import { categoryPicture, isCoverUrl, postCategories } from '@whenabouts/server/contract';
import { useState } from 'react';
import { stack } from '../../../ui/layout.css.ts';
import * as styles from './editor.css.ts';

export const RECOMMENDED_SIZE = { width: 1200, height: 630 };

type LoadState = 'loading' | 'broken' | { width: number; height: number };

interface CoverPreviewProps {
  url: string;
  /** The category, whose cover the post has if there is no URL. */
  category: string;
}

/** Shows a post's cover, and whether it is large enough. */
export function CoverPreview({ url, category }: CoverPreviewProps) {
  const knownCategory = postCategories.find((name) => name === category);
  if (url === '' && knownCategory) {
    return (
      <div className={styles.coverBox}>
        <img
          src={categoryPicture(knownCategory)}
          alt={`Cover of posts about ${knownCategory}`}
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
    <div className={stack[2]}>
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
  const isSmall = state.width < RECOMMENDED_SIZE.width || state.height < RECOMMENDED_SIZE.height;
  return `${state.width}x${state.height}${isSmall ? ', which is smaller than recommended.' : '.'}`;
}

/** Returns true for URLs that the server accepts as a cover: https, or this site's own images. */
function isImageUrl(text: string): boolean {
  if (!isCoverUrl(text)) return false;
  const { protocol, origin } = new URL(text);
  return protocol === 'https:' || origin === location.origin;
}
