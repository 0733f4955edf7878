import Text, { sections } from '../../../content/embed-guide.mdx';
import { ProseLink, Section } from '../../components/prose.tsx';
import { TableOfContents } from '../../ui/table-of-contents.tsx';
import { FramePathContext } from './embed-guide-parts.tsx';
import * as styles from './embed-page.css.ts';

const components = { a: ProseLink, section: Section };

/** The contents show what is before a colon. */
const contents = sections.map(({ id, heading }) => ({ id, heading: heading.replace(/:.*/, '') }));

/** Documentation for bloggers. docs/embed.md has more for developers. */
export function EmbedGuide({ framePath }: { framePath: string }) {
  return (
    <div className={styles.guide}>
      <TableOfContents className={styles.contents} sections={contents} />
      <div className={styles.guideText}>
        <FramePathContext value={framePath}>
          <Text components={components} />
        </FramePathContext>
      </div>
    </div>
  );
}
