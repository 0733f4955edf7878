import * as styles from '../ui/table-of-contents.css.ts';
import { TableOfContents } from '../ui/table-of-contents.tsx';
import type { Prose, ProseComponents, SectionProps } from './prose.tsx';

interface ProseWithContentsProps extends Prose {
  components: ProseComponents;
  /** A section after those of the text. */
  lastSection?: SectionProps;
}

/** A text with a list of its sections. */
export function ProseWithContents({ Text, sections, components, lastSection }: ProseWithContentsProps) {
  return (
    <>
      <TableOfContents
        className={styles.contentsBelowHead}
        sections={lastSection ? [...sections, lastSection] : sections}
      />
      <div className={styles.textBelowHead}>
        <Text components={components} />
        {lastSection && <components.section {...lastSection} />}
      </div>
    </>
  );
}
