import { usePartner } from '../../api/partners.ts';
import * as page from '../../ui/page.css.ts';

/**
 * Names the site that the result comes from. Uses the partner's registered name, because a link could claim any name.
 */
export function PartnerLine({ id }: { id: string | null }) {
  const { data: partner, error } = usePartner(id);
  if (partner) {
    return (
      <p>
        This result comes from <strong>{partner.name}</strong> ({new URL(partner.origin).host}).
      </p>
    );
  }
  if (id === null || error !== undefined) {
    return <p>We don’t recognize the site this came from. Check the numbers before saving.</p>;
  }
  return <p className={page.caption}>Looking up where this result comes from…</p>;
}

/** Link back to a registered partner's site. Renders nothing for unregistered sites. */
export function PartnerLink({ id }: { id: string | null }) {
  const { data: partner } = usePartner(id);
  if (!partner) return null;
  return (
    <a href={partner.origin} rel="noopener">
      Back to {partner.name}
    </a>
  );
}
