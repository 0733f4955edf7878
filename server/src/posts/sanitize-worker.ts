// The sanitiser in a thread of its own, where it can be stopped, and where nobody else waits for it.
import { parentPort } from 'node:worker_threads';
import { sanitizeHtml } from './sanitize-html.ts';
import type { SanitizerAnswer, SanitizerTask } from './sanitizer.ts';

const send = (answer: SanitizerAnswer) => parentPort?.postMessage(answer);

parentPort?.on('message', ({ html, site }: SanitizerTask) => {
  try {
    send({ clean: sanitizeHtml(html, site) });
  } catch (error) {
    send({ problem: String(error) });
  }
});
send('ready');
