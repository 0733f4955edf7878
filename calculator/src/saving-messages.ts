/** The English messages for saving a result. */
export const savingMessages = {
  link: 'Save to my account (new tab)',
  finish: 'Finish saving in the new tab.',
  saved: 'Saved',
  getCode: 'No new tab? Get a code',
  getCodeOnly: 'Get a code to save this result',
  /** Before the code. */
  code: 'Your code, good for 24 hours:',
  openLink: 'Open this link in another tab:',
  linkField: 'Link',
  copy: 'Copy the link',
  copied: 'Copied',
};

export type SavingMessages = typeof savingMessages;
