import Text, { lead, sections } from '../../../content/guides/social-security.mdx';
import { GuidePage } from './guide-page.tsx';

export function SocialSecurityPage() {
  return <GuidePage slug="social-security" lead={lead} Text={Text} sections={sections} />;
}
