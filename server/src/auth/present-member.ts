import type { Member } from '../../contract/index.ts';

/** What a member sees of the own account; everything else stays inside. */
export function memberPresenter(displayNames: ReadonlyMap<string, string>) {
  return ({ email, firstName, lastName }: Member): Member => {
    const displayName = displayNames.get(email);
    return { email, firstName, lastName, ...(displayName !== undefined && { displayName }) };
  };
}
