import type { PartnerRecord } from '@whenabouts/server/contract';
import { ArrowLeft, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { deletePartner, usePartners } from '../../../api/admin-partners.ts';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { DeletionDialog } from '../../../ui/deletion-dialog.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import * as page from '../../../ui/page.css.ts';
import { Page } from '../../../ui/page.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AdminOnly } from '../admin-only.tsx';
import { messages } from '../messages.ts';
import { cardId, PartnerCard } from './partner-card.tsx';
import { PartnerDialog } from './partner-dialog.tsx';
import * as styles from './partners.css.ts';

const TITLE = 'Partners';

export function PartnersPage() {
  const [isAdding, setAdding] = useState(false);
  return (
    <AdminOnly title={TITLE}>
      <Page>
        <PageHead title={TITLE} noindex />
        <div>
          <ButtonLink className={page.back} to={paths.adminDashboard}>
            <ArrowLeft aria-hidden="true" size={18} />
            Back to Dashboard
          </ButtonLink>
        </div>
        <div className={page.between}>
          <h1 tabIndex={-1}>{TITLE}</h1>
          <Button onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" size={20} />
            Add Partner
          </Button>
        </div>
        <p className={page.lead}>
          Sites that show the calculator. We count the plans saved from their pages by day, with nothing about
          who saved them.
        </p>
        <Partners />
        {isAdding && <PartnerDialog partner={undefined} onClose={() => setAdding(false)} />}
      </Page>
    </AdminOnly>
  );
}

function Partners() {
  const { data: partners, error, mutate } = usePartners();
  if (partners) return <LoadedPartners partners={partners} />;
  if (error === undefined) return <Skeleton heights={['18rem']} label="Loading partners…" />;
  return <ErrorNotice title="The partners could not be loaded." onRetry={() => void mutate()} />;
}

function LoadedPartners({ partners }: { partners: readonly PartnerRecord[] }) {
  const [editing, setEditing] = useState<PartnerRecord>();
  const [deleting, setDeleting] = useState<PartnerRecord>();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className={page.plainForm} aria-labelledby="partners-heading">
      <h2 id="partners-heading" ref={heading} tabIndex={-1} className={styles.name}>
        Registered partners
      </h2>
      {partners.length > 0 ? (
        <ul className={styles.list}>
          {partners.map((partner) => (
            <PartnerCard
              key={partner.id}
              partner={partner}
              onEdit={() => setEditing(partner)}
              onDelete={() => setDeleting(partner)}
            />
          ))}
        </ul>
      ) : (
        <p className={styles.empty}>No partners yet.</p>
      )}
      {editing && <PartnerDialog key={editing.id} partner={editing} onClose={() => setEditing(undefined)} />}
      <DeletionDialog
        subject={deleting}
        title="Delete Partner"
        description="Are you sure you want to delete this partner? Its counts will be deleted too; saved plans will be kept. This action cannot be undone."
        name={({ name }) => name}
        label={({ name }) => `Delete “${name}”`}
        remove={({ id }) => deletePartner(id)}
        deleted={messages.partnerDeleted}
        failed={messages.partnerDeletionFailed}
        onClose={() => setDeleting(undefined)}
        // The card that opened the dialog may be gone.
        focusAfterwards={(partner) => (partner && deleteButton(partner)) ?? heading.current}
      />
    </section>
  );
}

function deleteButton(partner: PartnerRecord): HTMLElement | null | undefined {
  return document.getElementById(cardId(partner))?.querySelector<HTMLElement>('[data-deletes]');
}
