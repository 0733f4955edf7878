import { defaultInputs } from '@whenabouts/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { createHandoffCode } from './saving.ts';

const ID = 'AAAAAAAAAAAAAAAAAAAAAA';
const request = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', request);
});

test('createHandoffCode sends the inputs, the id and the partner, even on a page with an old Prototype.js', async () => {
  request.mockResolvedValue(Response.json({ code: '7KQ2M9XD', url: 'https://example.org/s/7KQ2M9XD' }));
  Object.assign(Array.prototype, { toJSON: () => '"broken"' });
  const result = createHandoffCode('https://example.org', defaultInputs, ID, 'acme');
  Reflect.deleteProperty(Array.prototype, 'toJSON');
  expect(await result).toEqual({ code: '7KQ2M9XD', url: 'https://example.org/s/7KQ2M9XD' });
  const [url, { body, credentials } = {}] = request.mock.lastCall ?? [];
  expect([url, credentials]).toEqual(['https://example.org/api/handoffs', 'omit']);
  expect(JSON.parse(String(body))).toEqual({ inputs: defaultInputs, id: ID, partner: 'acme' });
});

test('createHandoffCode fails if the response has no code', async () => {
  request.mockResolvedValue(Response.json({ code: 7 }));
  await expect(createHandoffCode('https://example.org', defaultInputs, ID, undefined)).rejects.toThrow(
    'The response has no code or URL.',
  );
});

test('createHandoffCode fails if the server does not respond in time', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  request.mockImplementation(async (_url, init) => {
    init?.signal?.throwIfAborted();
    return Response.json({});
  });
  await expect(createHandoffCode('https://example.org', defaultInputs, ID, undefined)).rejects.toThrow(
    'aborted',
  );
});
