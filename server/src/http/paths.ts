/** Returns true if a path belongs to the API; all others are pages or files. */
export const isApi = (path: string): boolean =>
  path === '/api' || path.startsWith('/api/') || path === '/oembed';
