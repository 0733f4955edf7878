import { PASSKEYS_PER_ACCOUNT, type Passkey } from '@whenabouts/server/contract';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMember } from '../../api/auth.ts';
import type { Area } from '../../api/request.ts';
import { usePasskeys } from '../../api/security.ts';
import { supportsPasskeys } from '../../api/webauthn.ts';
import { SendConfirmation } from '../../components/login/send-confirmation.tsx';
import { Button } from '../../ui/button.tsx';
import { columns } from '../../ui/form-page.css.ts';
import { formatDate } from '../../ui/format-date.ts';
import { plainList } from '../../ui/layout.css.ts';
import * as page from '../../ui/page.css.ts';
import { Loaded } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { Sessions } from './active-sessions.tsx';
import { formatDateTime } from './format-date-time.ts';
import { AddPasskeyDialog, RemovePasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx';
import { NewCodesDialog, RecoveryCodes } from './recovery-codes.tsx';
import * as styles from './security.css.ts';
import { messages } from './security-messages.ts';

interface AccountSecurityProps {
  area: Area;
  /** False for accounts without a password, which passkeys would follow. */
  hasPasskeys?: boolean;
}

export function AccountSecurity({ area, hasPasskeys = true }: AccountSecurityProps) {
  return (
    <div className={columns}>
      {hasPasskeys && <Passkeys area={area} />}
      <Sessions area={area} />
    </div>
  );
}

type OpenDialog = { action: 'add' } | { action: 'rename' | 'remove'; passkey: Passkey };

/** The passkeys of the account, with dialogs to add, rename and remove them. */
function Passkeys({ area }: { area: Area }) {
  const response = usePasskeys(area);
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const [newCodes, setNewCodes] = useState<{ codes: readonly string[]; isForPasskey: boolean }>();
  const heading = useRef<HTMLHeadingElement>(null);
  const dialogProps = { area, onClose: () => setOpenDialog(undefined), finalFocus: () => heading.current };
  return (
    <section className={page.card} aria-labelledby="passkeys-heading">
      <h2 id="passkeys-heading" ref={heading} tabIndex={-1}>
        Passkeys
      </h2>
      <p>
        A passkey is a second step when you log in: after your password, you also confirm with your
        fingerprint, face, PIN or security key. That protects you if someone learns your password.
      </p>
      <Loaded response={response} heights={['4rem']} failure="Your passkeys could not be loaded.">
        {(passkeys) => <PasskeyList area={area} passkeys={passkeys} onOpen={setOpenDialog} />}
      </Loaded>
      {(response.data?.length ?? 0) > 0 && (
        <RecoveryCodes
          area={area}
          onNewCodes={(codes) => setNewCodes({ codes, isForPasskey: false })}
          finalFocus={dialogProps.finalFocus}
        />
      )}
      {newCodes && (
        <NewCodesDialog
          codes={newCodes.codes}
          onClose={() => {
            setNewCodes(undefined);
            // Earlier, the toast would push the dialog out of a phone's window.
            if (newCodes.isForPasskey) toast(messages.passkeyAdded);
          }}
          finalFocus={dialogProps.finalFocus}
        />
      )}
      {openDialog?.action === 'add' && (
        <AddPasskeyDialog
          {...dialogProps}
          onNewCodes={(codes) => setNewCodes({ codes, isForPasskey: true })}
        />
      )}
      {openDialog?.action === 'rename' && (
        <RenamePasskeyDialog {...dialogProps} passkey={openDialog.passkey} />
      )}
      {openDialog?.action === 'remove' && (
        <RemovePasskeyDialog
          {...dialogProps}
          passkey={openDialog.passkey}
          isLast={response.data?.length === 1}
        />
      )}
    </section>
  );
}

interface PasskeyListProps {
  area: Area;
  passkeys: readonly Passkey[];
  onOpen: (dialog: OpenDialog) => void;
}

function PasskeyList({ area, passkeys, onOpen }: PasskeyListProps) {
  return (
    <>
      {passkeys.length > 0 && (
        <ul className={plainList}>
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {passkeys.length === 1 && (
        <p className={page.caption}>
          If you lose this passkey, you need a recovery code to log in. Add a second passkey on another
          device.
        </p>
      )}
      <AddPasskey area={area} count={passkeys.length} onAdd={() => onOpen({ action: 'add' })} />
    </>
  );
}

function AddPasskey({ area, count, onAdd }: { area: Area; count: number; onAdd: () => void }) {
  const { member } = useMember();
  if (!supportsPasskeys())
    return (
      <p className={page.caption}>This browser does not support passkeys. Open this page in one that does.</p>
    );
  if (area === 'member' && member?.emailConfirmed === false)
    return (
      <>
        <p>To add a passkey, first confirm your email address with the link in the email we sent you.</p>
        <SendConfirmation />
      </>
    );
  if (count >= PASSKEYS_PER_ACCOUNT) return <p className={page.caption}>{messages.passkeyLimit}</p>;
  return (
    <div>
      <Button kind="secondary" onClick={onAdd}>
        <Plus aria-hidden="true" size="1.25rem" />
        Add a passkey
      </Button>
    </div>
  );
}

function PasskeyItem({ passkey, onOpen }: { passkey: Passkey; onOpen: (dialog: OpenDialog) => void }) {
  const { name, createdAt, lastUsedAt } = passkey;
  const hiddenName = <span className={page.visuallyHidden}> {name}</span>;
  return (
    <li className={styles.listItem}>
      <p className={styles.itemTitle}>{name}</p>
      <p className={page.caption}>
        Added {formatDate(createdAt, 'local')}.{' '}
        {lastUsedAt === null ? 'Not used yet.' : `Last used ${formatDateTime(lastUsedAt)}.`}
      </p>
      <div className={styles.itemActions}>
        <Button kind="quiet" onClick={() => onOpen({ action: 'rename', passkey })}>
          <Pencil aria-hidden="true" size="1.125rem" />
          <span>Rename{hiddenName}</span>
        </Button>
        <Button kind="quiet" onClick={() => onOpen({ action: 'remove', passkey })}>
          <Trash2 aria-hidden="true" size="1.125rem" />
          <span>Remove{hiddenName}</span>
        </Button>
      </div>
    </li>
  );
}
