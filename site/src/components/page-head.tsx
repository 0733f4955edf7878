import { PRODUCT_NAME } from '@whenabouts/core';
import { useContext } from 'react';
import { OriginContext } from '../ui/page-contexts.ts';

/** Search engines truncate longer titles. */
const TITLE_MAX = 60;

/** Default image of link previews. */
const SHARE_IMAGE = '/share.png';

/** Matches the paths of preview images that come with the site. */
const PREVIEW_IMAGE = /^\/(?:share\.png|category-pictures\/[a-z-]+\.png|samples\/[a-z0-9-]+\.jpg)$/;

/** Covers that may be WebP. Link previews use their JPEG versions, because not every network shows WebP. */
const SAMPLE_COVER = /^(\/samples\/[a-z0-9-]+)\.webp$/;
const UPLOADED_IMAGE = /^\/api\/images\/[\w-]+$/;

/** Size in pixels of the images that come with the site. */
const PREVIEW_SIZE: ImageSize = { width: 1200, height: 630 };

interface ImageSize {
  width: number;
  height: number;
}

export interface PageHeadProps {
  /** Title of the page; the product's name is appended if it fits. */
  title: string;
  description?: string;
  /** Keeps the page out of search results. */
  noindex?: boolean;
  /** Prefixes the title with "Error: " after a form failed, for screen readers. */
  hasFailed?: boolean;
  /** Path of the canonical URL. Also adds Open Graph tags, for link previews. */
  path?: string;
  /** Image of link previews: an absolute URL or a path. */
  image?: string | undefined;
  imageAlt?: string | undefined;
  /** Size of the image in pixels. Not needed for the images that come with the site. */
  imageSize?: ImageSize | undefined;
  article?: { published: string; modified: string } | undefined;
}

/** Title, description and Open Graph tags. React moves them into the document's head. */
export function PageHead({
  title,
  description,
  noindex,
  hasFailed,
  path,
  image,
  imageAlt,
  imageSize,
  article,
}: PageHeadProps) {
  const withProduct = `${title} | ${PRODUCT_NAME}`;
  const pageTitle = withProduct.length > TITLE_MAX ? title : withProduct;
  return (
    <>
      <title>{(hasFailed ? 'Error: ' : '') + pageTitle}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
      {path !== undefined && (
        <Sharing {...{ title, path, article, image, imageAlt, imageSize }} description={description ?? ''} />
      )}
    </>
  );
}

interface SharingProps extends Pick<PageHeadProps, 'title' | 'image' | 'imageAlt' | 'imageSize' | 'article'> {
  description: string;
  path: string;
}

function Sharing({
  title,
  description,
  path,
  image = SHARE_IMAGE,
  imageAlt,
  imageSize,
  article,
}: SharingProps) {
  const origin = useContext(OriginContext);
  const localPath = image.startsWith(origin) ? image.slice(origin.length) : image;
  const imagePath = localPath.replace(SAMPLE_COVER, '$1.jpg').replace(UPLOADED_IMAGE, '$&?format=jpeg');
  const imageUrl = imagePath.startsWith('/') ? origin + imagePath : image;
  const size = imageSize ?? (PREVIEW_IMAGE.test(imagePath) ? PREVIEW_SIZE : undefined);
  return (
    <>
      <link rel="canonical" href={origin + path} />
      <meta property="og:site_name" content={PRODUCT_NAME} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={origin + path} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:image" content={imageUrl} />
      {size && (
        <>
          <meta property="og:image:width" content={`${size.width}`} />
          <meta property="og:image:height" content={`${size.height}`} />
        </>
      )}
      {imageAlt && <meta property="og:image:alt" content={imageAlt} />}
      <meta name="twitter:card" content="summary_large_image" />
      {article && <meta property="article:published_time" content={article.published} />}
      {article && <meta property="article:modified_time" content={article.modified} />}
    </>
  );
}

const OEMBED_TITLE = 'Retirement calculator';

/**
 * Lets sites that support oEmbed show the calculator in place of this page's URL. React moves the links into the head.
 */
export function OembedLinks({ path }: { path: string }) {
  const origin = useContext(OriginContext);
  const href = (format: string) => `${origin}/oembed?${new URLSearchParams({ url: origin + path, format })}`;
  return (
    <>
      <link rel="alternate" type="application/json+oembed" title={OEMBED_TITLE} href={href('json')} />
      <link rel="alternate" type="text/xml+oembed" title={OEMBED_TITLE} href={href('xml')} />
    </>
  );
}
