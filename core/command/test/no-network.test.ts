// The command and the server for assistants run without network, and without access to files other than their own code.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, test } from 'vitest';
import { SITE } from './run.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const command = path.join(root, 'core/command/src/whenabouts.ts');

/** Ends the process at its first socket or name lookup. */
const GUARD = `
import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';
const stop = (name) => () => {
  console.error('forbidden: ' + name);
  process.exit(99);
};
net.Socket.prototype.connect = stop('connect');
net.Server.prototype.listen = stop('listen');
dgram.createSocket = stop('datagram');
dns.lookup = stop('lookup');
`;

/** Node rejects every file but those of this folder, every write, process and worker. */
const args = [
  '--permission',
  `--allow-fs-read=${root}`,
  '--conditions=source',
  '--no-warnings',
  '--import',
  `data:text/javascript,${encodeURIComponent(GUARD)}`,
];

test('the server for assistants answers every tool without a socket and without a file', async () => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [...args, command, 'mcp', '--site', SITE],
    stderr: 'pipe',
  });
  await client.connect(transport);
  const plan = { currentAge: 55, currentSavings: 250_000, monthlySavings: 800, annualIncome: 75_000 };
  const argsOf: Readonly<Record<string, Record<string, unknown>>> = {
    compare_plans: { plans: [plan, plan] },
    facts_of_law: { topic: 'medicare' },
  };
  const { tools } = await client.listTools();
  for (const { name } of tools) {
    const { isError, structuredContent } = await client.callTool({ name, arguments: argsOf[name] ?? plan });
    expect(isError, name).toBeUndefined();
    expect(structuredContent).toMatchObject({
      link: expect.stringMatching(/^https:\/\/plans\.example\/(?:outlook#plan=|facts#)/),
      lawYear: expect.any(Number),
      dollars: expect.stringMatching(/today’s dollars|dollars of/),
      leftOut: expect.any(Array),
    });
  }
  expect(tools).toHaveLength(5);
  await client.close();
});

test('the server reports a message that it cannot read, and ends without an error once its output is closed', async () => {
  const server = spawn(process.execPath, [...args, command, 'mcp']);
  server.stdin.write('{\n');
  const [report] = await once(server.stderr, 'data');
  expect(String(report)).toMatch(/^whenabouts: .*JSON/);
  const errors = text(server.stderr);
  server.stdout.destroy();
  server.stdin.write('{"jsonrpc":"2.0","id":1,"method":"ping"}\n');
  expect(await once(server, 'exit')).toEqual([0, null]);
  expect(await errors).toBe('');
});

test('the guard of this test stops a program that opens a socket or reads another file', async () => {
  const runs = [
    "fetch('http://127.0.0.1:65000')",
    "process.getBuiltinModule('fs').readFileSync('/etc/hostname')",
  ];
  for (const code of runs) {
    await expect(promisify(execFile)(process.execPath, [...args, '-e', code])).rejects.toThrow(
      /forbidden: |ERR_ACCESS_DENIED/,
    );
  }
});
