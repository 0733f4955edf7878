import { once } from 'node:events';
import type { Server } from 'node:http';

const reasons: Readonly<Record<string, (port: number, host: string, variable: string) => string>> = {
  EADDRINUSE: (port, host, variable) =>
    `something else listens at ${host}:${port}, perhaps a server of ours. Stop it, or set ${variable} to another port`,
  EACCES: (port, _host, variable) =>
    `this user may not listen at port ${port}. Set ${variable} to one above 1023`,
};

/** Listens there, or says which variable of the environment to change. */
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
    const place = variable.replace('PORT', 'HOST');
    throw new Error(reason ?? `${place} ${host} is no address of this machine: ${message}`, { cause: error });
  }
}
