import type { ReactNode } from 'react';
import * as styles from './table-of-contents.css.ts';
import { TableOfContents } from './table-of-contents.tsx';

export interface TextSection {
  /** Anchor of the section; unique on the page. */
  id: string;
  heading: string;
  body: ReactNode;
}

interface TextWithContentsProps {
  sections: readonly TextSection[];
  sectionClassName: string;
}

/** The sections of a long page, with a table of contents. */
export function TextWithContents({ sections, sectionClassName }: TextWithContentsProps) {
  return (
    <>
      <TableOfContents className={styles.contentsBelowHead} sections={sections} />
      <div className={styles.textBelowHead}>
        {sections.map((section) => (
          <Section key={section.id} {...section} className={sectionClassName} />
        ))}
      </div>
    </>
  );
}

/** A section of a long text, which links can lead to. */
export function Section({ id, heading, body, className }: TextSection & { className: string }) {
  return (
    <section id={id} tabIndex={-1} className={className} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{heading}</h2>
      {body}
    </section>
  );
}
