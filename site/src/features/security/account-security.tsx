import type { Area } from '../../api/request.ts';
import { columns } from '../../ui/form-page.css.ts';
import { Passkeys } from './passkeys.tsx';
import { Sessions } from './sessions.tsx';

/** The passkeys and sessions of the account. */
export function AccountSecurity({ area }: { area: Area }) {
  return (
    <div className={columns}>
      <Passkeys area={area} />
      <Sessions area={area} />
    </div>
  );
}
