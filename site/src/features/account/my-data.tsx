import { PRODUCT_NAME } from '@whenabouts/core';
import { useState } from 'react';
import { exportAccount } from '../../api/auth.ts';
import { download } from '../../download.ts';
import { Button, PendingButton } from '../../ui/button.tsx';
import * as page from '../../ui/page.css.ts';
import { toast } from '../../ui/toast.ts';
import { messages } from './account-messages.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** Lets the member download the account's data or delete the account. */
export function MyData() {
  const [pending, setPending] = useState(false);
  const [deleting, setDeleting] = useState(false);

  async function exportData(): Promise<void> {
    setPending(true);
    try {
      const json = JSON.stringify(await exportAccount(), null, 2);
      const file = new Blob([json], { type: 'application/json' });
      download(`${PRODUCT_NAME.toLowerCase()}-account.json`, file);
    } catch (error) {
      toast(messages.requestFailed(error));
    } finally {
      setPending(false);
    }
  }

  return (
    <section className={page.card} aria-labelledby="my-data-heading">
      <h2 id="my-data-heading">My data</h2>
      <p>Download everything in your account as one file, or delete your account and everything in it.</p>
      <div className={page.row}>
        <PendingButton
          type="button"
          kind="secondary"
          pending={pending}
          pendingLabel="Preparing..."
          onClick={() => void exportData()}
        >
          Download my data
        </PendingButton>
        <Button kind="secondary" onClick={() => setDeleting(true)}>
          Delete account
        </Button>
      </div>
      {deleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </section>
  );
}
