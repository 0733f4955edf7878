/** The prose in `site/content`. `npm run check` compares it with these types. */
declare module '*.mdx' {
  import type { ReactNode } from 'react';
  import type { Prose } from './components/prose.tsx';

  const Text: Prose['Text'];

  export default Text;
  export const sections: Prose['sections'];
  // Of guides.
  export const lead: string;
  export const examples: string | undefined;
  // Of legal pages.
  export const title: string;
  export const description: string;
  export const summary: readonly ReactNode[];
}
