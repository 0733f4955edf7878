import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createAssistantServer } from './assistant-server.ts';

/** Serves an assistant over standard input and output, until the input ends. */
export async function serveAssistant(site: string, year: number): Promise<void> {
  const server = createAssistantServer(site, year);
  server.onerror = ({ message }) => process.stderr.write(`whenabouts: ${message.slice(0, 500)}\n`);
  await server.connect(new StdioServerTransport());
  process.stdin.once('end', () => server.close());
}
