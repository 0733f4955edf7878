/** Month and day as they are chosen; empty before. */
export interface Birthday {
  readonly month: string;
  readonly day: string;
}

export type Birthdays = Readonly<Record<'self' | 'partner', Birthday>>;

export const noBirthdays: Birthdays = { self: { month: '', day: '' }, partner: { month: '', day: '' } };
