import { createServer } from 'node:http';
import { listen } from '../listen.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

/** Serves metrics on a separate port, which visitors must not reach. Returns a function that stops the server. */
export async function serveMetrics(metrics: Metrics, address: MetricsAddress): Promise<() => void> {
  const server = createServer((request, response) => {
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
