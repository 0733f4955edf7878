// Entry of the npm package's module. Applications bundle the details of a result, so that no request is needed for them.
import { startEmbed } from '../host/embed.ts';
import { loadedFiles } from '../loading/import-on-demand.ts';
import * as resultDetails from './result-details.tsx';

loadedFiles['result-details.js'] = resultDetails;
// The current script is a file of the application, whose origin is not the site's.
startEmbed(undefined);
