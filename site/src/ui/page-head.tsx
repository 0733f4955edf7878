import { PRODUCT_NAME } from '@whenabouts/core';
import { useContext } from 'react';
import { OriginContext } from './origin.ts';

/** Search engines cut what is longer. */
const TITLE_MAX = 60;

export interface PageHeadProps {
  /** The page's own title; the product's name is added where there is room. */
  title: string;
  description?: string;
  /** Keeps the page out of search results. */
  noindex?: boolean;
  /** The form on the page was refused; the title says so, for those who hear it first. */
  failed?: boolean;
  /** The page's one address, as a path; with it, the page can be shared with a picture and a few words. */
  path?: string;
  /** The picture that goes with a shared link; absolute, or a path of the site. */
  image?: string | undefined;
  article?: { published: string; modified: string } | undefined;
}

/** Title and description, and what a shared link shows; React places them in the document's head. */
export function PageHead({ title, description, noindex, failed, path, image, article }: PageHeadProps) {
  const named = `${title} | ${PRODUCT_NAME}`;
  const full = named.length > TITLE_MAX && title.length > TITLE_MAX / 2 ? title : named;
  return (
    <>
      <title>{(failed ? 'Error: ' : '') + full}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
      {path !== undefined && (
        <Sharing
          {...{ title, path, article }}
          description={description ?? ''}
          image={image ?? '/share.png'}
        />
      )}
    </>
  );
}

interface SharingProps {
  title: string;
  description: string;
  path: string;
  image: string;
  article?: PageHeadProps['article'];
}

function Sharing({ title, description, path, image, article }: SharingProps) {
  const origin = useContext(OriginContext);
  const imageUrl = image.startsWith('/') ? origin + image : image;
  return (
    <>
      <link rel="canonical" href={origin + path} />
      <meta property="og:site_name" content={PRODUCT_NAME} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={origin + path} />
      <meta property="og:image" content={imageUrl} />
      <meta name="twitter:card" content="summary_large_image" />
      {article && <meta property="article:published_time" content={article.published} />}
      {article && <meta property="article:modified_time" content={article.modified} />}
    </>
  );
}
