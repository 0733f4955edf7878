import { imageWidths } from '@whenabouts/server/contract';
import { useContext } from 'react';
import { OriginContext } from '../../ui/origin.ts';

export interface CoverProps {
  src: string;
  alt: string;
  className: string;
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string;
  /** The picture that the page opens with is fetched first, others when they come near. */
  first?: boolean;
}

/** The picture of a post, in the width that the screen needs where the site keeps several. */
export function Cover({ src, alt, className, sizes, first = false }: CoverProps) {
  const origin = useContext(OriginContext);
  const isOwn = src.startsWith(`${origin}/api/images/`);
  // A path, so that the page may also be read under another name of the same server.
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
