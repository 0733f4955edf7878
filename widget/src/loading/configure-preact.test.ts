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

test('a change event calls the handler if its value has not been rendered, and only then', () => {
  const values: string[] = [];
  const onChange = ({ currentTarget }: Event) => values.push((currentTarget as HTMLInputElement).value);
  const { onChangeCapture } = createElement('input', { value: '5', onChange } as object).props as {
    onChangeCapture: (event: object) => void;
  };
  for (const value of ['5', '6']) onChangeCapture({ currentTarget: { value } });
  expect(values).toEqual(['6']);
});
