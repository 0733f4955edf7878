import { once } from 'node:events';
import type { Server } from 'node:http';

const reasons: Readonly<Record<string, (port: number, host: string, variable: string) => string>> = {
  EADDRINUSE: (port, host, variable) =>
    `${host}:${port} is in use, perhaps by another instance of this server. Stop it, or set ${variable} to another port`,
  EACCES: (port, _host, variable) =>
    `this user may not listen on port ${port}. Set ${variable} to a port above 1023`,
};

/** Starts listening. Errors name the environment variable to change. */
export async function listen(
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
  variable: 'PORT' | 'METRICS_PORT',
): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const reason = reasons[code]?.(port, host, variable);
    const hostVariable = variable.replace('PORT', 'HOST');
    throw new Error(reason ?? `${hostVariable} ${host} is not an address of this machine: ${message}`, {
      cause: error,
    });
  }
}
