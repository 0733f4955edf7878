import { connect, type Socket } from 'node:net';
import type { MysqlHost } from './mysql-url.ts';

/** The part of a connection's configuration that names the host. */
interface ConnectionConfig {
  host?: string | undefined;
}

/**
 * The hosts of a database. All connections go to the current host, so that a server reads where it writes. When the
 * current host fails, connections go to the next one.
 */
export interface MysqlHosts {
  readonly count: number;
  current(): MysqlHost;
  /** Opens a socket to the current host, as mysql2's option `stream`. */
  open(options: { readonly config: ConnectionConfig }): Socket;
  /** Returns the host of a connection that {@link open} opened. */
  hostOf(connection: { readonly config: object }): MysqlHost | undefined;
  /** Fails over to the next host, if the given host is current. */
  failOver(host: MysqlHost | undefined): void;
}

/**
 * Creates the choice between hosts.
 *
 * @throws {RangeError} without a host.
 */
export function createHosts(hosts: readonly MysqlHost[]): MysqlHosts {
  const [first] = hosts;
  if (!first) throw new RangeError('a database needs a host');
  let current = 0;
  const opened = new WeakMap<object, MysqlHost>();
  const currentHost = () => hosts[current] ?? first;
  return {
    count: hosts.length,
    current: currentHost,
    open: ({ config }) => {
      const host = currentHost();
      opened.set(config, host);
      // With TLS, the driver compares this name with the names in the certificate.
      config.host = host.host;
      return connect({ ...host, noDelay: true, keepAlive: true });
    },
    hostOf: ({ config }) => opened.get(config),
    failOver: (host) => {
      if (host === currentHost()) current = (current + 1) % hosts.length;
    },
  };
}
