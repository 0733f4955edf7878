// Loaded into a server. On SIGUSR2, collects garbage and prints the size of the heap in bytes.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('SIGUSR2', async () => {
  // Finalizers free more objects.
  for (let round = 0; round < 4; round++) {
    collect();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  process.stdout.write(`heap ${process.memoryUsage().heapUsed}\n`);
});
