/** Chapters of the API docs, in order. */
export const chapters = {
  Accounts: 'Registration, login, and the member’s own data.',
  Plans:
    'Saved plans: a name, the six inputs of the calculator, and the assumptions of the outlook that the member changed.',
  'Results from partners':
    'How a result of the widget on a partner’s page gets to a member’s plans if a link cannot carry it.',
  Embedding: 'How a site that supports oEmbed shows the calculator in place of its URL.',
  Blog: 'Published posts.',
  Images: 'Images of members and admins. Anyone with an image’s URL can see it.',
  'Contact and newsletter': 'Messages to the people who run the site, and its newsletter.',
  Admins: 'For the people who run the site.',
} as const;

export type Chapter = keyof typeof chapters;

/** Description and examples of an endpoint for the API docs. */
export interface EndpointDocs {
  readonly chapter: Chapter;
  /** Details beyond the summary, in Markdown. */
  readonly details?: string;
  /** Meaning of the response's ETag: the version of the resource, or a hash of the response. */
  readonly etag?: 'version' | 'content';
  /** Effect of success on the caller's session. */
  readonly session?: 'starts' | 'ends';
  /** Supports the `Idempotency-Key` header. */
  readonly idempotent?: true;
  /** Example and description of the path parameter, and its pattern if it is narrower than usual. */
  readonly param?: readonly [example: string, description: string, pattern?: string];
  /** Query parameters that only this endpoint has, by name. */
  readonly query?: Readonly<Record<string, QueryParameterDocs>>;
  /** Example of the body. */
  readonly body?: unknown;
  /** Example of the response. */
  readonly response?: unknown;
}

export interface QueryParameterDocs {
  readonly description: string;
  readonly example: string;
  readonly required?: true;
}
