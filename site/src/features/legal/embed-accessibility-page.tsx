import Text, { description, sections, summary, title } from '../../../content/legal/embed-accessibility.mdx';
import { paths } from '../../paths.ts';
import { LegalPage } from './legal-page.tsx';

export function EmbedAccessibilityPage() {
  return (
    <LegalPage
      path={paths.embedAccessibility}
      title={title}
      description={description}
      summary={summary}
      Text={Text}
      sections={sections}
    />
  );
}
