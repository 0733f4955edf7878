// Entry of the npm package's module. Applications bundle the details of a result, so that no request is needed for them.
import { loadedFiles } from './import-on-demand.ts';
import * as resultDetails from './result-details.tsx';
import './embed.ts';

loadedFiles['result-details.js'] = resultDetails;
