import type { PartnerRecord } from '@whenabouts/server/contract';
import { Pencil, Trash2 } from 'lucide-react';
import { DailySaves } from '../../../components/daily-saves.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import * as page from '../../../ui/page.css.ts';
import * as styles from './partners.css.ts';

interface PartnerCardProps {
  partner: PartnerRecord;
  onEdit: () => void;
  onDelete: () => void;
  onCreateLink: () => void;
  onRevokeLink: () => void;
}

/** A partner with its saves, and buttons to edit, delete and link to its statistics. */
export function PartnerCard({ partner, onEdit, onDelete, onCreateLink, onRevokeLink }: PartnerCardProps) {
  const { id, name, origin, createdAt, saves, hasLink } = partner;
  const hiddenName = <span className={page.visuallyHidden}> {name}</span>;
  return (
    <li id={cardId(partner)} className={page.card}>
      <div className={page.spaceBetween}>
        <h3 className={styles.heading}>{name}</h3>
        <div className={styles.actions}>
          <Button kind="quiet" onClick={onEdit}>
            <Pencil aria-hidden="true" size="1.125rem" />
            <span>Edit{hiddenName}</span>
          </Button>
          <Button kind="quiet" data-deletes onClick={onDelete}>
            <Trash2 aria-hidden="true" size="1.125rem" />
            <span>Delete{hiddenName}</span>
          </Button>
        </div>
      </div>
      <dl className={styles.details}>
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
          <dd>{formatDate(createdAt)}</dd>
        </div>
      </dl>
      <DailySaves saves={saves} />
      <div className={page.row}>
        <Button kind="secondary" data-link onClick={hasLink ? onRevokeLink : onCreateLink}>
          {hasLink ? 'Revoke' : 'Create'} Private Link{hiddenName}
        </Button>
        <span className={page.caption}>
          {hasLink ? 'The partner can see these counts at its link.' : 'Lets the partner see these counts.'}
        </span>
      </div>
    </li>
  );
}

/** Returns the DOM id of a partner's card. */
export function cardId({ id }: Pick<PartnerRecord, 'id'>): string {
  return `partner-${id}`;
}
