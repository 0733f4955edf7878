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
  const [firstHost] = hosts;
  if (!firstHost) throw new RangeError('a database needs a host');
  let currentIndex = 0;
  const openedHosts = new WeakMap<object, MysqlHost>();
  const currentHost = () => hosts[currentIndex] ?? firstHost;
  return {
    count: hosts.length,
    current: currentHost,
    open: ({ config }) => {
      const host = currentHost();
      openedHosts.set(config, host);
      // With TLS, the driver compares this name with the names in the certificate.
      config.host = host.host;
      return connect({ ...host, noDelay: true, keepAlive: true });
    },
    hostOf: ({ config }) => openedHosts.get(config),
    failOver: (host) => {
      if (host === currentHost()) currentIndex = (currentIndex + 1) % hosts.length;
    },
  };
}
