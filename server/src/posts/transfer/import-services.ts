import type { AuditCaller } from '../../audit/audit-log.entity.ts';
import type { EntityManager } from '../../database/database.ts';
import type { Services } from '../../services.ts';

/** An image to store, without its files. */
interface ImageMetadata {
  readonly id: string;
  /** Images of imported posts belong to the site, and count for no account. */
  readonly accountId: null;
  readonly fileName: string;
  readonly description: null;
  readonly altText: string | null;
  readonly now: number;
}

/** Returns a function that inserts a decoded image within a transaction. Throws an HttpError if the bytes are not an image. */
export type PrepareImage = (
  bytes: Buffer,
) => Promise<(em: EntityManager, metadata: ImageMetadata) => Promise<unknown>>;

/** Fetches an image from another site. Throws an Error with the reason as its message. */
export type FetchImage = (url: string, signal: AbortSignal) => Promise<Buffer>;

/** The services that an import needs, with or without a running server. */
export interface ImportServices extends Pick<Services, 'database' | 'posts' | 'audit' | 'now'> {
  readonly prepareImage: PrepareImage;
  readonly fetchImage: FetchImage;
}

/** The admin who imports, or the operator. */
export interface Importer {
  /** Throws within a transaction if the importer may no longer import. */
  readonly authorize?: (em: EntityManager) => Promise<void>;
  readonly caller: AuditCaller;
  /** Returns the id of the author of posts without a name of their author. */
  readonly defaultAuthor: () => Promise<number>;
}
