import { imageWidths } from '@whenabouts/server/contract';
import { useContext } from 'react';
import { OriginContext } from '../../ui/origin.ts';

export interface CoverProps {
  src: string;
  alt: string;
  className: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** Loads the image with high priority; others are loaded lazily. */
  first?: boolean;
}

/** A post's cover image. Images that are stored on the site have a `srcset`. */
export function Cover({ src, alt, className, sizes, first = false }: CoverProps) {
  const origin = useContext(OriginContext);
  const isOwn = src.startsWith(`${origin}/api/images/`);
  // Use a path, so that the image also loads under another host name of the server.
  const own = src.slice(origin.length);
  return (
    <img
      src={isOwn ? own : src}
      {...(isOwn && { srcSet: imageWidths.map((width) => `${own}?w=${width} ${width}w`).join(', '), sizes })}
      alt={alt}
      width={1200}
      height={630}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      {...(first && { fetchPriority: 'high' as const })}
      className={className}
    />
  );
}
