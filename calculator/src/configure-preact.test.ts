import { createElement } from 'preact';
import { expect, test } from 'vitest';
import { configurePreact } from './configure-preact.ts';

configurePreact();

test.each([
  ['a text field', { type: 'text', value: '5' }, true],
  ['a checkbox', { type: 'checkbox', checked: true }, false],
])('the change event of %s: %j replaces a stopped input event: %s', (_field, props, isReplaced) => {
  const { onChangeCapture } = createElement('input', { ...props, onChange: () => {} } as object).props as {
    onChangeCapture?: unknown;
  };
  expect(onChangeCapture !== undefined).toBe(isReplaced);
});
