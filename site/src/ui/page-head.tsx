import { PRODUCT_NAME } from '@whenabouts/core';

export interface PageHeadProps {
  /** The page's own title; the product's name is added. */
  title: string;
  description?: string;
  /** Keeps the page out of search results. */
  noindex?: boolean;
  /** The form on the page was refused; the title says so, for those who hear it first. */
  failed?: boolean;
}

/** Title and description; React places them in the document's head. */
export function PageHead({ title, description, noindex, failed }: PageHeadProps) {
  return (
    <>
      <title>{`${failed ? 'Error: ' : ''}${title} | ${PRODUCT_NAME}`}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
    </>
  );
}
