import Text, { examples, lead, sections } from '../../../content/guides/investment-strategies.mdx';
import { GuidePage } from './guide-page.tsx';

export function InvestmentStrategiesPage() {
  return (
    <GuidePage slug="investment-strategies" lead={lead} examples={examples} Text={Text} sections={sections} />
  );
}
