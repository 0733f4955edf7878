import Text, { description, sections, summary, title } from '../../../content/legal/privacy-policy.mdx';
import { paths } from '../../paths.ts';
import { LegalPage } from './legal-page.tsx';

export function PrivacyPage() {
  return (
    <LegalPage
      path={paths.privacy}
      title={title}
      description={description}
      summary={summary}
      Text={Text}
      sections={sections}
    />
  );
}
