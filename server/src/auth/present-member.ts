import type { Member } from '../../contract/index.ts';
import type { Account } from './account.entity.ts';

/** The fields of an account that its member may see, as they are stored. */
export type PresentableAccount = Pick<Account, 'email' | 'firstName' | 'lastName' | 'emailConfirmedAt'>;

/** Returns a function that selects the fields of an account that its member may see. */
export function memberPresenter(displayNames: ReadonlyMap<string, string>) {
  return ({ email, firstName, lastName, emailConfirmedAt }: PresentableAccount): Member => {
    const displayName = displayNames.get(email);
    const emailConfirmed = emailConfirmedAt !== null;
    return { email, firstName, lastName, emailConfirmed, ...(displayName !== undefined && { displayName }) };
  };
}
