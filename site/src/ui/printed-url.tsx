import { useContext } from 'react';
import { OriginContext } from './page-contexts.ts';
import { printedUrl } from './printed.css.ts';

export function PrintedUrl({ path }: { path: string }) {
  const origin = useContext(OriginContext);
  return <p className={printedUrl}>{origin + path}</p>;
}
