import { usePartner } from '../../api/partners.ts';
import * as page from '../../ui/page.css.ts';

/** Whose page the result comes from, by what is registered here and not by what the page says of itself. */
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
    return (
      <p>This result comes from a page that we do not know. Look at the numbers before you save them.</p>
    );
  }
  return <p className={page.caption}>Looking up where this result comes from…</p>;
}

/** The way back to a registered partner; nobody else gets a link. */
export function PartnerLink({ id }: { id: string | null }) {
  const { data: partner } = usePartner(id);
  if (!partner) return null;
  return (
    <a href={partner.origin} rel="noopener">
      Back to {partner.name}
    </a>
  );
}
