import { PASSKEYS_PER_ACCOUNT } from '@whenabouts/server/contract';
import { reasonOf, SOMETHING_WRONG } from '../../api/request.ts';
import { PasskeyError } from '../../api/webauthn.ts';
import { errorMessage, type ToastMessage } from '../../ui/toast.ts';

const passkeyErrors: Readonly<Record<PasskeyError['reason'], string>> = {
  cancelled: 'No passkey was added. Try again, and follow the steps that your browser shows.',
  registered: 'This device already has a passkey for your account.',
  unknownHost: 'Passkeys do not work at this URL, because it has no host name.',
  failed: 'Your browser could not create a passkey. Please try again.',
};

/** Messages of toasts, and texts of dialogs. */
export const messages = {
  dialogFailed: (error: unknown) => reasonOf(error) ?? SOMETHING_WRONG,
  sessionEnded: (browser: string) => ({ title: 'Logged out', text: browser }),
  othersEnded: { title: 'Logged out everywhere else' },
  endFailed: (error: unknown) => errorMessage('Logout failed', reasonOf(error) ?? SOMETHING_WRONG),
  passkeyAdded: { title: 'Passkey added', text: 'From now on, you need a passkey each time you log in.' },
  passkeyNotAdded: (error: unknown) =>
    error instanceof PasskeyError ? passkeyErrors[error.reason] : (reasonOf(error) ?? SOMETHING_WRONG),
  passkeyRenamed: { title: 'Passkey renamed' },
  passkeyRemoved: { title: 'Passkey removed' },
  /** The passkey was removed in another window or on another device. */
  passkeyGone: { title: 'Passkey removed', text: 'This passkey had already been removed.' },
  codesCopied: 'Recovery codes copied.',
  codesNotCopied: 'Your browser did not allow copying. Select the codes and copy them.',
  passkeyLimit: `You have ${PASSKEYS_PER_ACCOUNT} passkeys, the most an account can have.`,
} as const satisfies Record<string, string | ToastMessage | ((value: never) => string | ToastMessage)>;
