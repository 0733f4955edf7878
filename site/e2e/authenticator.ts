import { type CDPSession, expect, type Page } from '@playwright/test';
import { fillIn } from './account.ts';
import { clickButton, dialogTitled, expectToast } from './page-actions.ts';

/** Chromium's virtual authenticator, which confirms every request at once. */
export class VirtualAuthenticator {
  readonly #session: CDPSession;
  readonly #id: string;

  private constructor(session: CDPSession, id: string) {
    this.#session = session;
    this.#id = id;
  }

  static async addTo(page: Page): Promise<VirtualAuthenticator> {
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable');
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new VirtualAuthenticator(session, authenticatorId);
  }

  /** Makes the authenticator return invalid signatures. */
  async breakSignatures(): Promise<void> {
    await this.#session.send('WebAuthn.setResponseOverrideBits', {
      authenticatorId: this.#id,
      isBogusSignature: true,
    });
  }
}

/** Adds the first passkey on a page with the list of passkeys, and returns the recovery codes. */
export async function addPasskey(page: Page, name: string, password: string): Promise<string[]> {
  await clickButton(page, 'Add a passkey');
  await fillIn(page, { 'Name of the passkey': name, 'Your password': password });
  await clickButton(page, 'Continue');
  await expect(dialogTitled(page, 'Add a passkey')).toBeHidden();
  const items = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(items).toHaveCount(10);
  const codes = await items.allTextContents();
  await clickButton(page, 'I saved my codes');
  await expectToast(page, 'Passkey added');
  return codes;
}

/** Makes the browser act as if the visitor had closed its dialog. */
export async function cancelPasskeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const cancel = () => Promise.reject(new DOMException('Closed.', 'NotAllowedError'));
    Object.assign(navigator.credentials, { get: cancel, create: cancel });
  });
}
