import { readFileSync } from 'node:fs';
import { getCACertificates } from 'node:tls';
import type { SslOptions } from 'mysql2';
import type { MysqlConfig } from './mysql-url.ts';

/**
 * Returns the driver's option for TLS: certificates must be valid and have the name of the host. Empty without TLS.
 * @throws {Error} if the file of the authority cannot be read.
 */
export function tlsOption({ tls }: MysqlConfig): { readonly ssl?: SslOptions } {
  if (!tls) return {};
  return { ssl: { ca: trustedAuthorities(tls.caFile), rejectUnauthorized: true, verifyIdentity: true } };
}

/** Returns the certificates (PEM) in the file; without a file, those that Node and the system trust. */
export function trustedAuthorities(caFile: string | undefined): string[] {
  if (caFile === undefined) return [...new Set([...getCACertificates(), ...getCACertificates('system')])];
  try {
    return [readFileSync(caFile, 'utf8')];
  } catch (error) {
    throw new Error(`The file ${caFile} of DATABASE_URL cannot be read: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
