import { expect, test } from 'vitest';
import { browserLabel, relyingParty } from './login-request.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'Chrome on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/131.0.0.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 'Chrome on Android'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, 'Chrome on ChromeOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari on Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  ['curl/8.5.0', 'Unknown browser'],
  ['<b>Firefox</b>', 'Unknown browser'],
  ['Something (Windows)', 'Unknown browser on Windows'],
  ['', 'Unknown browser'],
])('names the browser and the system of %j', (userAgent, label) => {
  expect(browserLabel(userAgent)).toBe(label);
});

test.each([
  'https://localhost',
  'https://127.0.0.1:8443',
  'http://localhost:3000',
  'https://whenabouts.example',
])('passkeys belong to the public URL %s, whatever the Host header says', (publicUrl) => {
  const config = { publicUrl, origin: publicUrl };
  const expected = { id: new URL(publicUrl).hostname, origin: publicUrl };
  for (const host of [new URL(publicUrl).host, 'localhost', '127.0.0.1:3000', 'evil.example'])
    expect(relyingParty(config, host)).toEqual(expected);
});

test('without a public URL, passkeys belong to the loopback host of the request', () => {
  const config = { publicUrl: undefined, origin: 'http://localhost:3000' };
  expect(relyingParty(config, '127.0.0.1:4000')).toEqual({
    id: '127.0.0.1',
    origin: 'http://127.0.0.1:4000',
  });
  expect(relyingParty(config, 'evil.example')).toEqual({ id: 'localhost', origin: 'http://localhost:3000' });
});
