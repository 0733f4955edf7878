import { useContext } from 'react';
import { OriginContext } from '../ui/origin.ts';

const TITLE = 'Retirement calculator';

/** Lets sites that support oEmbed show the calculator in place of this page's URL. React moves the links into the head. */
export function OembedLinks({ path }: { path: string }) {
  const origin = useContext(OriginContext);
  const href = (format: string) => `${origin}/oembed?${new URLSearchParams({ url: origin + path, format })}`;
  return (
    <>
      <link rel="alternate" type="application/json+oembed" title={TITLE} href={href('json')} />
      <link rel="alternate" type="text/xml+oembed" title={TITLE} href={href('xml')} />
    </>
  );
}
