import Text, { description, sections, summary, title } from '../../../content/legal/embed-privacy.mdx';
import { paths } from '../../paths.ts';
import { LegalPage } from './legal-page.tsx';

export function EmbedPrivacyPage() {
  return (
    <LegalPage
      path={paths.embedPrivacy}
      title={title}
      description={description}
      summary={summary}
      Text={Text}
      sections={sections}
    />
  );
}
