// Import types: an import of a relative path has no effect within the declaration of a module.
type Prose = import('./components/prose.tsx').Prose;

/** The prose in `site/content`. */
declare module '*.mdx' {
  const Text: Prose['Text'];
  export default Text;
  export const sections: Prose['sections'];
  // Of guides.
  export const lead: string;
  export const examples: string;
  // Of legal pages.
  export const title: string;
  export const description: string;
  export const summary: readonly import('react').ReactNode[];
}
