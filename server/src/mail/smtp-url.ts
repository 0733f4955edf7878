const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/** Returns true if a URL has a password that would travel over a network. Then the connection must use TLS. */
export function requiresTls(smtpUrl: string): boolean {
  const { username, password, hostname } = new URL(smtpUrl);
  return (username !== '' || password !== '') && !LOOPBACK.test(hostname);
}

/** Returns the parameter of a URL that turns off TLS or the check of the certificate, where TLS is required. */
export function parameterAgainstTls(smtpUrl: string): string | undefined {
  if (!requiresTls(smtpUrl)) return undefined;
  const parameters = [...new URL(smtpUrl).searchParams];
  return parameters.find(([name, value]) => {
    if (name === 'requireTLS' || name === 'tls.rejectUnauthorized') return value !== 'true';
    return name === 'ignoreTLS' || name === 'opportunisticTLS' ? value !== 'false' : false;
  })?.[0];
}
