import { retention } from '@whenabouts/server/contract';

export type StorageKind = 'Cookie' | 'Local storage' | 'Session storage' | 'Tab history';

export interface StoredItem {
  /** The name in the browser's developer tools; an ellipsis replaces a variable part. */
  readonly name: string;
  readonly kind: StorageKind;
  /** Explains when the entry is set, and its purpose. */
  readonly purpose: string;
  readonly life: string;
  /** Hours after which the browser deletes a cookie. */
  readonly endsAfterHours?: number;
}

/**
 * Everything that the site stores in a visitor's browser. The cookie policy promises that there is nothing else;
 * tests compare the list with the product.
 */
export const browserStorage: readonly StoredItem[] = [
  {
    name: 'whenabouts',
    kind: 'Cookie',
    purpose:
      'Set when you log in or create an account. Keeps you logged in. It holds a long random value and nothing about you.',
    life: `Until you log out. It ends after ${retention.memberIdleDays} days without a visit, and after ${retention.memberSessionDays} days in any case.`,
    endsAfterHours: retention.memberSessionDays * 24,
  },
  {
    name: 'whenabouts-admin',
    kind: 'Cookie',
    purpose: 'Set when an editor of this site logs in to the admin area. Keeps the editor logged in.',
    life: `Until the editor logs out. It ends after ${retention.adminIdleMinutes} minutes without use, and after ${retention.adminSessionHours} hours in any case.`,
    endsAfterHours: retention.adminSessionHours,
  },
  {
    name: 'whenabouts-theme',
    kind: 'Local storage',
    purpose: 'Set when you choose light, dark or system colors. Remembers that choice.',
    life: 'Until you delete the data of this site in your browser.',
  },
  {
    name: 'whenabouts-post-draft-…',
    kind: 'Local storage',
    purpose:
      'Set when an editor of this site writes a post. Keeps unsaved changes, so that they survive a crash.',
    life: 'Until the post is saved, the draft is discarded, or the editor logs out.',
  },
  {
    name: 'whenabouts-numbers',
    kind: 'Session storage',
    purpose:
      'Set when you change a number in the calculator or on the outlook page, or open a link or a saved plan there. Keeps your latest numbers, your assumptions, the versions you compare and which saved plan they come from when you reload the page, go back or open another page.',
    life: 'Deleted when you log out or your session has expired, and when you close the tab. What you entered while logged in is not read again after that login has ended.',
  },
  {
    name: 'calculatorValues',
    kind: 'Session storage',
    purpose:
      'Set when you save a plan and have to log in first, or come from another site to save one. Keeps your numbers and, from the outlook page, your assumptions until then.',
    life: 'Deleted as soon as your numbers are back on the page or saved, when you log out, and when you close the tab.',
  },
  {
    name: 'whenabouts-handoff',
    kind: 'Session storage',
    purpose:
      'Set when you come from the calculator on another site to save its result. Holds a random ID of the result, that site’s ID from the link, and the time.',
    life: 'Deleted together with those numbers. It is not used after an hour, and is deleted at your next visit or when you close the tab.',
  },
  {
    name: 'whenabouts-login',
    kind: 'Session storage',
    purpose:
      'Set when you enter numbers while logged in. Holds a random value and a number made from your email address, which mark what you enter as yours, so that the next person who logs in does not see it.',
    life: 'Deleted when you log out, and when you close the tab.',
  },
  {
    name: 'whenabouts-sign-on',
    kind: 'Session storage',
    purpose:
      'Set when an editor of this site logs in to the admin area with the login of an organization. Holds a random value that connects the two.',
    life: 'Deleted as soon as the editor is back, and when the tab is closed.',
  },
  {
    name: 'whenabouts-typed',
    kind: 'Session storage',
    purpose:
      'Set when a page has stopped working and you reload it with the link in our notice. Holds the text you typed on that page, without passwords.',
    life: 'Deleted as soon as the page is back, and when you close the tab.',
  },
  {
    name: 'whenaboutsOutlookParts',
    kind: 'Tab history',
    purpose:
      'Set when you open or close a part of the outlook page. Remembers which parts are open when you reload the page or return to it.',
    life: 'As long as the tab keeps its history.',
  },
  {
    name: 'whenaboutsPlans',
    kind: 'Tab history',
    purpose:
      'Set when you open your list of plans. Restores its order, the numbers of the plans that you selected to compare, and whether the comparison is open.',
    life: 'As long as the tab keeps its history.',
  },
  {
    name: 'whenaboutsDollars',
    kind: 'Tab history',
    purpose: 'Set when you choose between future dollars and today’s dollars. Restores that choice.',
    life: 'As long as the tab keeps its history.',
  },
  // React Router sets the names of the next four entries.
  {
    name: 'usr',
    kind: 'Tab history',
    purpose:
      'Usually empty. When you go from one page about your account to another, it holds the email address you typed and the page to show after the login. When you go to the outlook as a couple or as someone who has retired, it holds that until the page is open.',
    life: 'As long as the tab keeps its history.',
  },
  {
    name: 'key',
    kind: 'Tab history',
    purpose: 'A random ID for each step, so that going back restores your position on the page.',
    life: 'As long as the tab keeps its history.',
  },
  {
    name: 'masked',
    kind: 'Tab history',
    purpose:
      'Always empty here. The software that switches between our pages could store a second URL in it.',
    life: 'As long as the tab keeps its history.',
  },
  {
    name: 'idx',
    kind: 'Tab history',
    purpose: 'Set on every page. Numbers your steps through the site, to tell going back from going forward.',
    life: 'As long as the tab keeps its history.',
  },
];

/** Returns the name in the browser. Over TLS, cookies have the `__Host-` prefix. */
export function nameIn({ name, kind }: StoredItem, origin: string): string {
  return kind === 'Cookie' && origin.startsWith('https:') ? `__Host-${name}` : name;
}
