import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  type CallToolRequest,
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  RequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import manifest from '../../package.json' with { type: 'json' };
import { outputSchema, tools } from './tools.ts';

const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

const instructions =
  'Answers when someone in the United States can stop working. Ask for age, savings, monthly savings and yearly income. Never guess them. Show the link of the result: it opens the same plan.';

/**
 * Creates the server for AI assistants (Model Context Protocol).
 *
 * @param site The origin of the site whose links open the plans.
 * @param year The calendar year of today.
 */
export function createAssistantServer(site: string, year: number): Server {
  // The tools' schemas are made from core's description of a plan, which `McpServer` could not take: it needs zod.
  const server = new Server(
    { name: manifest.name, version: manifest.version, title: 'Whenabouts' },
    { capabilities: { tools: {} }, instructions },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ name, title, description, inputSchema }) => ({
      name,
      title,
      description,
      inputSchema: inputSchema as { type: 'object' },
      outputSchema,
      annotations,
    })),
  }));
  // The SDK checks the parameters of a call itself. If this schema did, wrong ones would be an internal error.
  const anyCall = RequestSchema.extend({ method: CallToolRequestSchema.shape.method });
  server.setRequestHandler(anyCall, (request) => {
    const { params } = request as CallToolRequest;
    return callTool(params.name, params.arguments ?? {}, { site, year });
  });
  return server;
}

/** The longest message about an argument, which may repeat the argument. */
const MAX_MESSAGE = 500;
/** The longest name of an unknown tool in a message. */
const MAX_NAME = 100;

/**
 * Runs a tool. Returns invalid arguments as an error result, so that the assistant can correct them.
 *
 * @throws {McpError} if there is no such tool, as the protocol demands.
 */
function callTool(name: string, args: Record<string, unknown>, context: { site: string; year: number }) {
  const tool = tools.find((candidate) => candidate.name === name);
  if (!tool) throw new McpError(ErrorCode.InvalidParams, `There is no tool "${name.slice(0, MAX_NAME)}"`);
  try {
    const result = tool.run(args, context);
    return {
      content: [{ type: 'text' as const, text: JSON.stringify(result) }],
      structuredContent: result,
    };
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
    return { isError: true, content: [{ type: 'text' as const, text: error.message.slice(0, MAX_MESSAGE) }] };
  }
}
