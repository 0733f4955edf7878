import { PRODUCT_NAME } from '@whenabouts/core';
import { PasskeyPasswordBody, RECOVERY_CODES } from '@whenabouts/server/contract';
import { useState } from 'react';
import type { Area } from '../../api/request.ts';
import { renewRecoveryCodes, useRecoveryCodes } from '../../api/security.ts';
import { FormDialog } from '../../components/forms/form-dialog.tsx';
import { useSchemaForm } from '../../components/forms/schema-form.tsx';
import { download } from '../../download.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { row } from '../../ui/layout.css.ts';
import { Loaded } from '../../ui/skeleton.tsx';
import { PasswordField } from '../../ui/text-field.tsx';
import * as styles from './security.css.ts';
import { messages } from './security-messages.ts';

interface RecoveryCodesProps {
  area: Area;
  onNewCodes: (codes: readonly string[]) => void;
  finalFocus: () => HTMLElement | null;
}

/** Shows the number of recovery codes that are left, and a button that replaces them. */
export function RecoveryCodes({ area, onNewCodes, finalFocus }: RecoveryCodesProps) {
  const response = useRecoveryCodes(area);
  const [isRenewing, setRenewing] = useState(false);
  return (
    <>
      <h3>Recovery codes</h3>
      <Loaded response={response} heights={['4rem']} failure="The number of your codes could not be loaded.">
        {({ remaining }) => (
          <p>
            If you lose your passkeys, you can log in with a recovery code. Each works once. You have{' '}
            <strong>
              {remaining} of {RECOVERY_CODES}
            </strong>{' '}
            left.
          </p>
        )}
      </Loaded>
      <div>
        <Button kind="secondary" onClick={() => setRenewing(true)}>
          Get new recovery codes
        </Button>
      </div>
      {isRenewing && (
        <RenewDialog
          area={area}
          finalFocus={finalFocus}
          onClose={() => setRenewing(false)}
          onNewCodes={onNewCodes}
        />
      )}
    </>
  );
}

function RenewDialog({ area, onNewCodes, ...dialog }: RecoveryCodesProps & { onClose: () => void }) {
  const form = useSchemaForm({
    schema: PasskeyPasswordBody,
    initial: { password: '' },
    send: async ({ password }) => {
      const codes = await renewRecoveryCodes(area, password);
      dialog.onClose();
      onNewCodes(codes);
    },
    messageOf: messages.dialogFailed,
  });
  return (
    <FormDialog
      {...dialog}
      form={form}
      title="Get new recovery codes"
      description={`You get ${RECOVERY_CODES} new codes. Your old codes stop working.`}
      action={{ text: 'Continue', pending: 'Creating...' }}
    >
      <PasswordField label="Your password" autoComplete="current-password" {...form.field('password')} />
    </FormDialog>
  );
}

interface NewCodesProps {
  codes: readonly string[];
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

/** Shows new recovery codes, once. */
export function NewCodesDialog({ codes, ...dialog }: NewCodesProps) {
  const text = codes.join('\n');
  // Not a toast: it would move a dialog that is higher than the window of a phone.
  const [copyResult, setCopyResult] = useState('');
  return (
    <Dialog
      {...dialog}
      open
      isAlert
      title="Save your recovery codes"
      description="If you lose your passkeys, each of these codes lets you log in once, after your password. We can’t show them again. Keep them somewhere safe, but not with your password."
    >
      <ol className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={row}>
        <Button
          kind="secondary"
          onClick={async () =>
            setCopyResult((await copyText(text)) ? messages.codesCopied : messages.codesNotCopied)
          }
        >
          Copy
        </Button>
        <Button
          kind="secondary"
          onClick={() => {
            const content = `${PRODUCT_NAME} recovery codes. Each works once.\n\n${text}\n`;
            download(`${PRODUCT_NAME.toLowerCase()}-recovery-codes.txt`, new Blob([content]));
          }}
        >
          Download
        </Button>
        <Button kind="secondary" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <p role="status">{copyResult}</p>
      <div>
        <Button onClick={dialog.onClose}>I saved my codes</Button>
      </div>
    </Dialog>
  );
}
