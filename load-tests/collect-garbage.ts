// Loaded into a server before its own code: SIGUSR2 collects its garbage.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
// Not the function itself: with the name of the signal as its argument, it collects only young objects.
process.on('SIGUSR2', () => collectGarbage());
