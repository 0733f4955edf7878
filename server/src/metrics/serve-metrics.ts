import { createServer } from 'node:http';
import { isIP } from 'node:net';
import { listen } from '../http/http-server.ts';
import type { Metrics } from './metrics.ts';

interface MetricsAddress {
  readonly host: string;
  readonly port: number;
  /** Names in the `Host` header, besides `localhost` and IP addresses. */
  readonly allowedHosts: readonly string[];
}

/**
 * Serves metrics on a separate port, which visitors must not reach. Returns a function that stops the server. The `Host`
 * header must be an IP address or an allowed name: otherwise, a page whose name is changed to point to this machine (DNS
 * rebinding) could read the metrics in the browser of someone who works on it.
 */
export async function serveMetrics(metrics: Metrics, address: MetricsAddress): Promise<() => void> {
  const server = createServer((request, response) => {
    if (!isAllowedHost(request.headers.host ?? '', address.allowedHosts)) {
      response.writeHead(421).end();
      return;
    }
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await listen(server, address, 'METRICS_PORT');
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

function isAllowedHost(host: string, allowed: readonly string[]): boolean {
  const name = host.split(/:\d+$/, 1)[0]?.toLowerCase() ?? '';
  return name === 'localhost' || isIP(name.replace(/^\[|\]$/g, '')) !== 0 || allowed.includes(name);
}
