import { imageWidths } from '@whenabouts/server/contract';
import { useContext, useEffect, useRef, useState } from 'react';
import { OriginContext } from '../../ui/page-contexts.ts';
import * as styles from './post-card.css.ts';

export interface CoverProps {
  src: string;
  alt: string;
  className: string;
  sizes: string;
  /** Loads the image with high priority. Without it, the image is loaded lazily. */
  hasPriority?: boolean;
}

/**
 * A post's cover image. Images that are stored on the site have a `srcset`. If the image cannot be loaded, a
 * placeholder takes its place.
 */
export function Cover({ src, alt, className, sizes, hasPriority = false }: CoverProps) {
  const origin = useContext(OriginContext);
  // Use a path, so that the image also loads under another host name of the server.
  const path = src.startsWith(`${origin}/`) ? src.slice(origin.length) : src;
  const isStoredHere = path.startsWith('/api/images/');
  const image = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string>();
  useEffect(() => {
    // The image may have failed before React listened.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailedSrc(src);
  }, [src]);
  if (failedSrc === src) return <PlaceholderCover alt={alt} className={className} />;
  return (
    <img
      ref={image}
      onError={() => setFailedSrc(src)}
      src={path}
      {...(isStoredHere && {
        srcSet: imageWidths.map((width) => `${path}?w=${width} ${width}w`).join(', '),
        sizes,
      })}
      alt={alt}
      width={1200}
      height={630}
      loading={hasPriority ? 'eager' : 'lazy'}
      decoding="async"
      {...(hasPriority && { fetchPriority: 'high' as const })}
      className={`${styles.dimmed} ${className}`}
    />
  );
}

/** The fan of the logo, without numbers. */
function PlaceholderCover({ alt, className }: Pick<CoverProps, 'alt' | 'className'>) {
  return (
    <span
      className={`${styles.placeholder} ${className}`}
      data-cover="placeholder"
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <svg
        className={styles.placeholderFan}
        viewBox="0 0 1200 630"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          className={styles.placeholderOuter}
          d="M0 520 C450 505 825 390 1200 110 L1200 500 C825 512 450 520 0 520 Z"
        />
        <path
          className={styles.placeholderInner}
          d="M0 520 C450 508 825 420 1200 220 L1200 420 C825 488 450 516 0 520 Z"
        />
        <path className={styles.placeholderLine} d="M0 520 C450 512 825 455 1200 320" />
      </svg>
    </span>
  );
}
