import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { ImportChoices } from '../../contract/index.ts';

export const IMPORT_USAGE = `Usage:
  npm run import -- <file>                 lists what an import of posts would do
  npm run import -- <file> --run           imports the posts; those imported before stay as they are
    --category "News=Planning"             a category of the source, and the one that its posts get; repeatable
    --fetch-images                         fetches images from other sites; otherwise, posts show them from there
  npm run export -- <file.zip>             writes all posts as Markdown with their images
  npm run export -- <file.json>            writes all posts as JSON
The file is an export of WordPress (.xml) or Ghost (.json), a zip with one of them and its images, or a zip of Markdown files.`;

interface ImportCommand {
  readonly command: 'import' | 'export';
  readonly file: string;
  /** True to import; otherwise, the command only lists. */
  readonly run: boolean;
  readonly choices: ImportChoices;
}

/** Returns the command that arguments name, or undefined if they name none. */
export function parseImportCommand(args: readonly string[]): ImportCommand | undefined {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        run: { type: 'boolean', default: false },
        category: { type: 'string', multiple: true, default: [] },
        'fetch-images': { type: 'boolean', default: false },
      },
    });
    const [command, file, ...rest] = positionals;
    const categories = values.category.map(parseCategory);
    const choices = v.safeParse(ImportChoices, { categories, fetchImages: values['fetch-images'] });
    if (!file || rest.length > 0 || !choices.success) return undefined;
    if (command === 'import') return { command, file, run: values.run, choices: choices.output };
    const hasOptions = values.run || values.category.length > 0 || values['fetch-images'];
    if (command === 'export' && /\.(?:zip|json)$/.test(file) && !hasOptions) {
      return { command, file, run: false, choices: choices.output };
    }
  } catch {
    // `parseArgs` throws for an unknown option.
  }
  return undefined;
}

/** Parses the option `News=Planning`; the name of the source may contain `=`. */
function parseCategory(text: string): { name: string; category: string } {
  const end = text.lastIndexOf('=');
  return { name: text.slice(0, Math.max(0, end)), category: text.slice(end + 1) };
}
