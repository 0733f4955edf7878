#!/usr/bin/env node
import { text } from 'node:stream/consumers';
import { runCommand } from './run-command.ts';

const { argv, env, stdin, stdout, stderr } = process;
// The reader of a pipe, such as `head`, may close it.
stdout.once('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});
process.exitCode = await runCommand({
  args: argv.slice(2),
  env,
  year: new Date().getFullYear(),
  readInput: stdin.isTTY ? null : () => text(stdin),
  print: (output) => stdout.write(output),
  printError: (output) => stderr.write(output),
  // Loaded only if it is used: the server for assistants is four times as large as the rest.
  serveAssistant: async (site, year) => (await import('./assistant/serve.ts')).serveAssistant(site, year),
});
