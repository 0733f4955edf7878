import { PRODUCT_NAME } from '@whenabouts/core';
import { useState } from 'react';
import { exportAccount } from '../../api/auth.ts';
import { Button, PendingButton } from '../../ui/button.tsx';
import * as page from '../../ui/page.css.ts';
import { toast } from '../../ui/toast.ts';
import { messages } from './account-messages.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** Lets the member download the account's data or delete the account. */
export function MyData() {
  const [pending, setPending] = useState(false);
  const [deleting, setDeleting] = useState(false);

  async function download(): Promise<void> {
    setPending(true);
    try {
      saveAsFile(`${PRODUCT_NAME.toLowerCase()}-account.json`, await exportAccount());
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
          onClick={() => void download()}
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

function saveAsFile(name: string, content: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
