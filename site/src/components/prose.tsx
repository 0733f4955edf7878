import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { separateDocuments } from '../paths.ts';
import { Link } from '../router.ts';
import type { SectionHeading } from '../ui/table-of-contents.tsx';

/** A file of `site/content`, as `site/build/prose.ts` compiles it. */
export interface Prose {
  Text: ComponentType<{ components: ProseComponents }>;
  sections: readonly SectionHeading[];
}

export interface SectionProps extends SectionHeading {
  children: ReactNode;
}

/** The components that render the links and sections of a text. */
export interface ProseComponents {
  a: ComponentType<ComponentProps<'a'>>;
  section: ComponentType<SectionProps>;
}

/** A link to a page of the site, to another site or to a section. */
export function ProseLink({ href = '', ...props }: ComponentProps<'a'>) {
  if (!href.startsWith('/')) return <a href={href} {...props} />;
  return <Link to={href} reloadDocument={separateDocuments.includes(href)} {...props} />;
}

/** A section of a long text, which links can lead to. */
export function Section({ id, heading, children, className }: SectionProps & { className?: string }) {
  return (
    <section id={id} tabIndex={-1} className={className} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{heading}</h2>
      {children}
    </section>
  );
}
