import type { PartnerRecord } from '@whenabouts/server/contract';
import { useRef, useState } from 'react';
import {
  createPartnerLink,
  deletePartner,
  revokePartnerLink,
  usePartners,
} from '../../../api/admin-partners.ts';
import { DailySaves } from '../../../components/daily-saves.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import { plainList, row, spaceBetween, stack } from '../../../ui/layout.css.ts';
import * as page from '../../../ui/page.css.ts';
import { Loaded } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import * as styles from '../admin.css.ts';
import { AdminListPage, ItemActions } from '../admin-list-page.tsx';
import { messages } from '../admin-messages.ts';
import { PartnerDialog, PartnerLinkDialog } from './partner-dialogs.tsx';

/** Lists the partners that embed the calculator, and adds, edits and deletes them. */
export function PartnersPage() {
  return (
    <AdminListPage
      title="Partners"
      requires="owner"
      lead="Sites that show the calculator. Each day, we count the members who save plans from their pages. We don’t record who they are."
      add="Add Partner"
      dialog={(onClose) => <PartnerDialog partner={undefined} onClose={onClose} />}
    >
      <Partners />
    </AdminListPage>
  );
}

function Partners() {
  return (
    <Loaded
      response={usePartners()}
      heights={['18rem']}
      label="Loading partners…"
      failure="The partners could not be loaded."
    >
      {(partners) => <LoadedPartners partners={partners} />}
    </Loaded>
  );
}

function LoadedPartners({ partners }: { partners: readonly PartnerRecord[] }) {
  const [editing, setEditing] = useState<PartnerRecord>();
  const [deleting, setDeleting] = useState<PartnerRecord>();
  const [revoking, setRevoking] = useState<PartnerRecord>();
  const [link, setLink] = useState<{ name: string; url: string }>();
  const heading = useRef<HTMLHeadingElement>(null);

  async function createLink({ id, name }: PartnerRecord): Promise<void> {
    try {
      setLink({ name, url: await createPartnerLink(id) });
    } catch (error) {
      toast(messages.partnerLinkFailed(error));
    }
  }

  return (
    <section className={stack[4]} aria-labelledby="partners-heading">
      <h2 id="partners-heading" ref={heading} tabIndex={-1} className={styles.heading}>
        Registered partners
      </h2>
      {partners.length > 0 ? (
        <ul className={`${stack[4]} ${plainList}`}>
          {partners.map((partner) => (
            <PartnerCard
              key={partner.id}
              partner={partner}
              onEdit={() => setEditing(partner)}
              onDelete={() => setDeleting(partner)}
              onCreateLink={() => void createLink(partner)}
              onRevokeLink={() => setRevoking(partner)}
            />
          ))}
        </ul>
      ) : (
        <p className={styles.empty}>No partners yet.</p>
      )}
      {editing && <PartnerDialog key={editing.id} partner={editing} onClose={() => setEditing(undefined)} />}
      {link && <PartnerLinkDialog {...link} onClose={() => setLink(undefined)} />}
      <ConfirmDialog
        subject={revoking}
        title="Revoke Private Link"
        description="The partner will no longer see its counts at this link. You can create a new one afterwards."
        name={({ name }) => name}
        action={{ text: 'Revoke', pending: 'Revoking...' }}
        label={({ name }) => `Revoke the link of “${name}”`}
        onConfirm={({ id }) => revokePartnerLink(id)}
        successMessage={messages.partnerLinkRevoked}
        errorMessage={messages.partnerLinkFailed}
        onClose={() => setRevoking(undefined)}
        focusAfterwards={(partner) =>
          (partner && document.getElementById(linkId(partner))) ?? heading.current
        }
      />
      <ConfirmDialog
        subject={deleting}
        title="Delete Partner"
        description="Are you sure you want to delete this partner? Its counts will be deleted too; saved plans will be kept. This action cannot be undone."
        name={({ name }) => name}
        label={({ name }) => `Delete “${name}”`}
        onConfirm={({ id }) => deletePartner(id)}
        successMessage={messages.partnerDeleted}
        errorMessage={messages.partnerDeletionFailed}
        onClose={() => setDeleting(undefined)}
        // The card that opened the dialog may be gone.
        focusAfterwards={(partner) =>
          (partner && document.getElementById(deleteId(partner))) ?? heading.current
        }
      />
    </section>
  );
}

/** The DOM ids of the buttons of a partner that open a dialog. */
const deleteId = ({ id }: PartnerRecord): string => `delete-partner-${id}`;
const linkId = ({ id }: PartnerRecord): string => `link-of-partner-${id}`;

interface PartnerCardProps {
  partner: PartnerRecord;
  onEdit: () => void;
  onDelete: () => void;
  onCreateLink: () => void;
  onRevokeLink: () => void;
}

/** A partner with its saves, and buttons to edit, delete and link to its statistics. */
function PartnerCard({ partner, onEdit, onDelete, onCreateLink, onRevokeLink }: PartnerCardProps) {
  const { id, name, origin, createdAt, saves, hasLink } = partner;
  return (
    <li className={page.card}>
      <div className={spaceBetween}>
        <h3 className={styles.heading}>{name}</h3>
        <ItemActions removeId={deleteId(partner)} name={name} onEdit={onEdit} onRemove={onDelete} />
      </div>
      <dl className={stack[2]}>
        <div className={styles.detail}>
          <dt className={styles.detailLabel}>In the snippet</dt>
          <dd className={styles.detailValue}>partner="{id}"</dd>
        </div>
        <div className={styles.detail}>
          <dt className={styles.detailLabel}>Origin</dt>
          <dd className={styles.detailValue}>{origin}</dd>
        </div>
        <div className={styles.detail}>
          <dt className={styles.detailLabel}>Added</dt>
          <dd>{formatDate(createdAt, 'local')}</dd>
        </div>
      </dl>
      <DailySaves saves={saves} />
      <div className={row}>
        <Button kind="secondary" id={linkId(partner)} onClick={hasLink ? onRevokeLink : onCreateLink}>
          {hasLink ? 'Revoke' : 'Create'} Private Link<span className={page.visuallyHidden}> {name}</span>
        </Button>
        <span className={page.caption}>
          {hasLink ? 'The partner can see these counts at its link.' : 'Lets the partner see these counts.'}
        </span>
      </div>
    </li>
  );
}
