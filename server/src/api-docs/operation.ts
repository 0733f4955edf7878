import type { AnswerOf, BodyOf, Endpoint, Endpoints, ErrorCode } from '../../contract/index.ts';

/** The chapters of the document, in their order. */
export const chapters = {
  Accounts: 'Members: who they are, and how they come and go.',
  Plans: 'What members save: a name and the six inputs of the calculator.',
  'Results from partners':
    'How a result of the widget comes from a page of a partner to a member’s plans, where it cannot come by itself.',
  Blog: 'What the site publishes.',
  Images: 'Pictures of members and admins. Whoever knows an image’s address sees it.',
  'Contact and newsletter': 'Messages to the people behind the site, and its letters.',
  Admins: 'For those who run the site.',
} as const;

export type Chapter = keyof typeof chapters;

/** What the contract's row does not say: words for people, headers, and an example that holds. */
export interface Operation {
  readonly chapter: Chapter;
  /** More than the summary says, in Markdown. */
  readonly details?: string;
  /** What each of its own failures means here. */
  readonly fails: Readonly<Partial<Record<ErrorCode, string>>>;
  /** The answer's tag: the version of what was asked for, or a name of its content by which it can be asked for again. */
  readonly etag?: 'version' | 'content';
  /** What success does to the caller's session. */
  readonly session?: 'starts' | 'ends';
  /** Takes a header by which a call sent twice has one effect. */
  readonly idempotent?: true;
  /** What stands in the path, and what that is. */
  readonly at?: readonly [value: string, words: string];
  /** An example of each. */
  readonly body?: unknown;
  readonly answer?: unknown;
}

/** The same, held to the row: whatever it has must be there, and nothing else. */
type OperationOf<E extends Endpoint> = Operation & {
  readonly fails: Readonly<Record<E['fails'][number], string>>;
  readonly body?: BodyOf<E>;
  readonly answer?: AnswerOf<E>;
} & (E extends { body: object } ? { readonly body: unknown } : unknown) &
  (E extends { answer: object } ? { readonly answer: unknown } : unknown) &
  (E['path'] extends `${string}{${string}` ? { readonly at: Operation['at'] } : unknown);

export type Operations = { readonly [Name in keyof Endpoints]: OperationOf<Endpoints[Name]> };
