import Text, { description, sections, summary, title } from '../../../content/legal/terms-of-service.mdx';
import { paths } from '../../paths.ts';
import { LegalPage } from './legal-page.tsx';

export function TermsPage() {
  return (
    <LegalPage
      path={paths.terms}
      title={title}
      description={description}
      summary={summary}
      Text={Text}
      sections={sections}
    />
  );
}
