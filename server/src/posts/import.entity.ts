import { defineEntity, p } from '@mikro-orm/core';

/** The file of an import, until its posts are imported. Times are in milliseconds since 1970. */
export const ImportRow = defineEntity({
  name: 'ImportRow',
  tableName: 'imports',
  properties: {
    id: p.integer().primary(),
    accountId: p.integer(),
    fileName: p.string(),
    bytes: p.integer(),
    createdAt: p.integer(),
  },
});

export const ImportPartRow = defineEntity({
  name: 'ImportPartRow',
  tableName: 'import_parts',
  properties: { importId: p.integer().primary(), part: p.integer().primary(), data: p.blob() },
});

/** The identity of an imported post at its source. */
export const ImportedPostRow = defineEntity({
  name: 'ImportedPostRow',
  tableName: 'imported_posts',
  properties: {
    source: p.string().primary(),
    originalId: p.string().primary(),
    postId: p.integer(),
  },
});

/** A path of an earlier site, and the path of this site that replaces it. */
export const RedirectRow = defineEntity({
  name: 'RedirectRow',
  tableName: 'redirects',
  properties: {
    id: p.integer().primary(),
    path: p.string(),
    target: p.string(),
    createdAt: p.integer(),
  },
});
