// The entry of the server. Plain JavaScript, because an older Node cannot load TypeScript and does not say why.
import { existsSync } from 'node:fs';

const REQUIRED_NODE = 24;

if (Number.parseInt(process.versions.node, 10) < REQUIRED_NODE) {
  console.error(`Whenabouts needs Node ${REQUIRED_NODE} or newer; this is Node ${process.versions.node}.`);
  process.exitCode = 1;
} else {
  // Variables of the environment take precedence.
  if (existsSync('.env')) process.loadEnvFile('.env');
  await import('./src/main.ts');
}
