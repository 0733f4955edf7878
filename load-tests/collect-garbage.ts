// Loaded into a server before its own code: SIGUSR2 collects its garbage and prints how much memory is still in use.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

process.on('SIGUSR2', () => {
  // Twice, because finalizers of the first collection release more.
  collectGarbage();
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  process.stdout.write(`memory in use: ${heapUsed + external} B\n`);
});
