import { useContext } from 'react';
import { OriginContext } from './page-contexts.ts';
import { printedUrl } from './printed.css.ts';

/** The page's URL, shown in print only. */
export function PrintedUrl({ path }: { path: string }) {
  const origin = useContext(OriginContext);
  return <p className={printedUrl}>{origin + path}</p>;
}
