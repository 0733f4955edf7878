import type { Member } from '../../contract/index.ts';

/** Returns a function that selects the fields of an account that its member may see. */
export function memberPresenter(displayNames: ReadonlyMap<string, string>) {
  return ({ email, firstName, lastName }: Member): Member => {
    const displayName = displayNames.get(email);
    return { email, firstName, lastName, ...(displayName !== undefined && { displayName }) };
  };
}
