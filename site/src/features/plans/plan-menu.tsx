import type { Plan } from '@whenabouts/server/contract';
import {
  Copy,
  Ellipsis,
  Eye,
  type LucideIcon,
  Pencil,
  TextCursorInput,
  Trash2,
  TrendingUp,
} from 'lucide-react';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { PlanEdit } from './plan-name-dialog.tsx';

export interface PlanEdits {
  onEdit: (edit: PlanEdit) => void;
  onDelete: (plan: Plan) => void;
}

const icon = (Icon: LucideIcon) => <Icon aria-hidden="true" size="1.125rem" />;

/** The menu with the actions for a plan. */
export function PlanMenu({ plan, onEdit, onDelete }: PlanEdits & { plan: Plan }) {
  return (
    <Menu
      trigger={
        <Button kind="quiet" aria-label={`Actions for ${plan.name}`}>
          <Ellipsis aria-hidden="true" size="1.25rem" />
        </Button>
      }
      items={[
        { label: 'View Details', icon: icon(Eye), to: paths.viewPlan(plan.id) },
        { label: 'See Outlook', icon: icon(TrendingUp), to: paths.planOutlook(plan.id) },
        { label: 'Edit Plan', icon: icon(Pencil), to: paths.editPlan(plan.id) },
        {
          label: 'Rename',
          icon: icon(TextCursorInput),
          onSelect: () => onEdit({ plan, action: 'rename' }),
        },
        { label: 'Duplicate', icon: icon(Copy), onSelect: () => onEdit({ plan, action: 'duplicate' }) },
        { label: 'Delete Plan', icon: icon(Trash2), onSelect: () => onDelete(plan) },
      ]}
    />
  );
}
