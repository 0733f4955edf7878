import { generate } from 'selfsigned';

export interface TestCertificate {
  /** In PEM format. */
  readonly key: string;
  readonly cert: string;
}

/** Creates a certificate that no authority has signed: only clients that trust it accept it. */
export async function newCertificate(
  names: readonly string[],
  ips: readonly string[] = [],
): Promise<TestCertificate> {
  // The types of alternative names in X.509: 2 is a DNS name, 7 is an IP address.
  const altNames = [
    ...names.map((value) => ({ type: 2, value }) as const),
    ...ips.map((ip) => ({ type: 7, ip }) as const),
  ];
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'Whenabouts tests' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'subjectAltName', altNames },
    ],
  });
  return { key, cert };
}
