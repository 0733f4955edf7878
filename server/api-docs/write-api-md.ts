import { writeFile } from 'node:fs/promises';
import { apiMarkdown } from './api-docs.ts';

await writeFile(new URL('../../docs/api.md', import.meta.url), apiMarkdown());
