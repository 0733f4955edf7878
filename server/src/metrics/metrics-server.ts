import { createServer } from 'node:http';
import { listen } from '../listen.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsPlace {
  readonly host: string;
  readonly port: number;
}

/**
 * Serves the metrics on a port of their own, which no visitor reaches: they tell how much goes on here.
 * Returns how to stop.
 */
export async function serveMetrics(metrics: Metrics, place: MetricsPlace): Promise<() => void> {
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
  await listen(server, place, 'METRICS_PORT');
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
