import * as v from 'valibot';
import { integer, text } from './config-values.ts';

export const metricsVariables = {
  METRICS_PORT: integer(0, 65_535, 0),
  METRICS_HOST: text('127.0.0.1'),
  METRICS_ALLOWED_HOSTS: text(''),
};

const Variables = v.object(metricsVariables);

/** Returns undefined if metrics are not served. */
export function metricsFrom(env: v.InferOutput<typeof Variables>) {
  if (env.METRICS_PORT === 0) return undefined;
  const names = env.METRICS_ALLOWED_HOSTS.split(',').map((name) => name.trim().toLowerCase());
  return {
    host: env.METRICS_HOST,
    port: env.METRICS_PORT,
    allowedHosts: names.filter((name) => name !== ''),
  };
}
