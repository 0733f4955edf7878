import type { PartnerRecord } from '@whenabouts/server/contract';
import { Pencil, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import * as page from '../../../ui/page.css.ts';
import { PartnerSaves } from './partner-saves.tsx';
import * as styles from './partners.css.ts';

interface PartnerCardProps {
  partner: PartnerRecord;
  onEdit: () => void;
  onDelete: () => void;
}

export function PartnerCard({ partner, onEdit, onDelete }: PartnerCardProps) {
  const { id, name, origin, createdAt, saves } = partner;
  const about = <span className={page.visuallyHidden}> {name}</span>;
  return (
    <li id={cardId(partner)} className={page.card}>
      <div className={page.between}>
        <h3 className={styles.name}>{name}</h3>
        <div className={page.row}>
          <Button kind="quiet" onClick={onEdit}>
            <Pencil aria-hidden="true" size={18} />
            <span>Edit{about}</span>
          </Button>
          <Button kind="quiet" data-deletes onClick={onDelete}>
            <Trash2 aria-hidden="true" size={18} />
            <span>Delete{about}</span>
          </Button>
        </div>
      </div>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt className={styles.term}>In the snippet</dt>
          <dd className={styles.value}>partner="{id}"</dd>
        </div>
        <div className={styles.fact}>
          <dt className={styles.term}>Origin</dt>
          <dd className={styles.value}>{origin}</dd>
        </div>
        <div className={styles.fact}>
          <dt className={styles.term}>Added</dt>
          <dd>{formatDate(createdAt)}</dd>
        </div>
      </dl>
      <PartnerSaves saves={saves} />
    </li>
  );
}

/** Returns the DOM id of a partner's card. */
export function cardId({ id }: Pick<PartnerRecord, 'id'>): string {
  return `partner-${id}`;
}
