import Text, { lead, sections } from '../../../content/guides/retirement-planning.mdx';
import { GuidePage } from './guide-page.tsx';

export function RetirementPlanningPage() {
  return <GuidePage slug="retirement-planning" lead={lead} Text={Text} sections={sections} />;
}
