import Text, { description, sections, summary, title } from '../../../content/legal/cookie-policy.mdx';
import { paths } from '../../paths.ts';
import { LegalPage } from './legal-page.tsx';

export function CookiesPage() {
  return (
    <LegalPage
      path={paths.cookies}
      title={title}
      description={description}
      summary={summary}
      Text={Text}
      sections={sections}
    />
  );
}
