import { expect, onTestFinished, test, vi } from 'vitest';
import { validationErrors } from '../test/validation-errors.ts';
import { NewPartnerBody, partnerMessages } from './partners.ts';
import { isCoverUrl } from './posts.ts';

test('forms validate URLs in browsers without URL.parse', () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override parse = undefined as never;
    },
  );
  const errorsOf = (origin: string) => validationErrors(NewPartnerBody, { id: 'acme', name: 'Acme', origin });
  expect(errorsOf('https://acme.example')).toEqual({});
  expect(errorsOf('http://acme.example')).toEqual({ origin: partnerMessages.originPlain });
  expect(errorsOf('acme')).toEqual({ origin: partnerMessages.origin });
  expect(isCoverUrl('https://acme.example/a.jpg')).toBe(true);
  expect(isCoverUrl('acme')).toBe(false);
});
