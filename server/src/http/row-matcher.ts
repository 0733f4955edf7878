import type { Endpoint } from '../../contract/index.ts';

interface Asked {
  readonly method: string;
  readonly path: string;
}

/** Whether a request is for one of the rows. Every call passes here, so nothing is compiled and searched for it. */
export function rowMatcher(rows: readonly Endpoint[]): (asked: Asked) => boolean {
  const exact = new Set<string>();
  const starts: { method: string; start: string }[] = [];
  for (const { method, path } of rows) {
    const [start = '', rest] = path.split(/\{\w+\}/);
    if (rest === undefined) exact.add(`${method} ${path}`);
    else if (rest === '') starts.push({ method, start });
    else throw new Error(`${path}: what is variable must stand at the end`);
  }
  return ({ path, method }) => {
    const asked = method === 'HEAD' ? 'GET' : method;
    return (
      exact.has(`${asked} ${path}`) ||
      starts.some(
        (row) => row.method === asked && path.startsWith(row.start) && !path.includes('/', row.start.length),
      )
    );
  };
}
