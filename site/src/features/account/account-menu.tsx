import type { Member } from '@whenabouts/server/contract';
import { ChevronDown, LogOut, NotebookText, Settings } from 'lucide-react';
import { logOut } from '../../api/auth.ts';
import { paths } from '../../paths.ts';
import { useNavigate } from '../../router.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.ts';
import * as styles from './account.css.ts';
import { accountLabel } from './account-label.ts';
import { messages } from './account-messages.ts';

export interface AccountMenuProps {
  member: Member;
}

/** The member's menu. Loaded only when a member is logged in. */
export function AccountMenu({ member }: AccountMenuProps) {
  const navigate = useNavigate();

  async function leave(): Promise<void> {
    try {
      await logOut();
      toast(messages.loggedOut);
      await navigate(paths.home);
      // The menu had the focus and is gone.
      document.querySelector<HTMLElement>('main h1')?.focus();
    } catch (error) {
      toast(messages.logoutFailed(error));
    }
  }

  return (
    <Menu
      trigger={
        <Button kind="quiet">
          <span className={styles.menuLabel}>{accountLabel(member)}</span>
          <ChevronDown aria-hidden="true" size="1.125rem" />
        </Button>
      }
      items={[
        {
          label: 'My Saved Plans',
          icon: <NotebookText aria-hidden="true" size="1.125rem" />,
          to: paths.myPlans,
        },
        {
          label: 'Account Settings',
          icon: <Settings aria-hidden="true" size="1.125rem" />,
          to: paths.profile,
        },
        {
          label: 'Logout',
          icon: <LogOut aria-hidden="true" size="1.125rem" />,
          onSelect: () => void leave(),
        },
      ]}
    />
  );
}
