import type { Context } from 'koa';
import { expect, test } from 'vitest';
import { answerTogether } from './answer-together.ts';

const none = {} as Context;
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test('answers made in one turn go out together at its end', async () => {
  const together = answerTogether();
  const gone: string[] = [];
  const answer = (name: string, made: Promise<unknown>) =>
    Promise.resolve(together(none, () => made as Promise<void>)).then(() => gone.push(name));
  const later = nextTurn().then(nextTurn);
  void answer('first', Promise.resolve());
  void answer('late', later);
  void answer('second', Promise.resolve());
  await Promise.resolve().then(() => Promise.resolve());
  expect(gone).toEqual([]);
  await nextTurn();
  expect(gone).toEqual(['first', 'second']);
  await later.then(nextTurn);
  expect(gone).toEqual(['first', 'second', 'late']);
});

test('what fails is not held back', async () => {
  const failing = answerTogether()(none, () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
});
