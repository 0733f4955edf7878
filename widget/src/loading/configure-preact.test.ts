import { createElement } from 'preact';
import { expect, test } from 'vitest';
import { configurePreact } from './configure-preact.ts';

configurePreact();

test.each([
  ['of a text field replaces a stopped input event', { type: 'text', value: '5' }, true],
  ['of a checkbox is not handled twice', { type: 'checkbox', checked: true }, false],
])('the change event %s', (_does, props, isReplaced) => {
  const { onChangeCapture } = createElement('input', { ...props, onChange: () => {} } as object).props as {
    onChangeCapture?: unknown;
  };
  expect(onChangeCapture !== undefined).toBe(isReplaced);
});
