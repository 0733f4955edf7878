/** Whether a path belongs to the API; everything else is a page or a file. */
export const isApi = (path: string): boolean => path === '/api' || path.startsWith('/api/');
