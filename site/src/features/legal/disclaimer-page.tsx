import Text, { description, sections, summary, title } from '../../../content/legal/disclaimer.mdx';
import { paths } from '../../paths.ts';
import { LegalPage } from './legal-page.tsx';

export function DisclaimerPage() {
  return (
    <LegalPage
      path={paths.disclaimer}
      title={title}
      description={description}
      summary={summary}
      Text={Text}
      sections={sections}
    />
  );
}
