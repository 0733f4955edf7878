import Text, { lead, sections } from '../../../content/guides/healthcare.mdx';
import { GuidePage } from './guide-page.tsx';

export function HealthcarePage() {
  return <GuidePage slug="healthcare" lead={lead} Text={Text} sections={sections} />;
}
