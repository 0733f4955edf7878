import { routes } from '@whenabouts/server/contract';
import { useContext } from 'react';
import { OriginContext } from './origin.ts';

const TITLE = 'Retirement calculator';

/** Lets sites that read oEmbed show the calculator where someone pasted the URL of this page. React moves it into the head. */
export function OembedLinks({ path }: { path: string }) {
  const origin = useContext(OriginContext);
  const href = (format: string) =>
    `${origin}${routes.readOembed.path}?${new URLSearchParams({ url: origin + path, format })}`;
  return (
    <>
      <link rel="alternate" type="application/json+oembed" title={TITLE} href={href('json')} />
      <link rel="alternate" type="text/xml+oembed" title={TITLE} href={href('xml')} />
    </>
  );
}
