// Loaded into a server: at SIGUSR2 it collects what is unused, and says how much is left.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('SIGUSR2', async () => {
  // Finalizers of what was collected free more.
  for (let round = 0; round < 4; round++) {
    collect();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  process.stdout.write(`heap ${process.memoryUsage().heapUsed}\n`);
});
