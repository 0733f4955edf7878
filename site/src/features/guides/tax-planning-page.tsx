import Text, { lead, sections } from '../../../content/guides/tax-planning.mdx';
import { GuidePage } from './guide-page.tsx';

export function TaxPlanningPage() {
  return <GuidePage slug="tax-planning" lead={lead} Text={Text} sections={sections} />;
}
