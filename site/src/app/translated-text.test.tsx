import { Fragment, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { type Translator, translate } from '../../test/translate.ts';
import { followTranslatedText } from './translated-text.ts';

const translators: readonly Translator[] = [
  { place: 'instead', live: true },
  { place: 'instead', live: false },
  { place: 'around', live: true },
  { place: 'around', live: false },
];

/** Changes that React makes to a text, by the state that it renders. */
const patterns: Readonly<Record<string, (state: number) => ReactNode>> = {
  'the only text of an element changes': (state) => `State ${state}`,
  'a text between others changes': (state) => <>You could stop at {60 + state}, in today’s dollars.</>,
  'a text becomes empty': (state) => <>Before {state % 2 ? `State ${state}` : ''} after</>,
  'a text appears before an element': (state) => (
    <>
      {state % 2 === 1 && `State ${state}`}
      <b>Element</b>
    </>
  ),
  'an element appears before a text': (state) => (
    <>
      {state % 2 === 1 && <b>State {state}</b>}
      Text {state > 2 && 'more text'}
    </>
  ),
  'a text becomes an element': (state) => (
    <>
      Before {state % 2 ? `State ${state}` : <b>State {state}</b>} after {state < 2 && <i>element</i>}
    </>
  ),
  'texts change their order': (state) =>
    [0, 1, 2, 3].map((index) => {
      const item = (index * (state % 2 ? 1 : 3) + state) % 4;
      return <Fragment key={item}>Item {item}, </Fragment>;
    }),
  'texts are added and removed': (state) =>
    [0, 1, 2, 3].slice(0, (state * 2) % 5).map((item) => <Fragment key={item}>Item {item}, </Fragment>),
  'an element with texts comes and goes': (state) => (
    <>
      Before{' '}
      {state % 2 === 1 && (
        <span>
          In {state} <b>element</b>
        </span>
      )}{' '}
      after
    </>
  ),
};

const States = ({ state }: { state: number }) =>
  Object.entries(patterns).map(([name, pattern]) => <p key={name}>{pattern(state)}</p>);

const STATES = [0, 1, 2, 3, 4, 2, 1, 0];

test.each(translators)('React shows every change of a text that %o has translated', async (translator) => {
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const container = document.createElement('div');
  document.body.append(container);
  const { rerender } = await render(<States state={0} />, { container });
  followTranslatedText(container);
  const stop = translate(translator);
  onTestFinished(() => {
    stop();
    Object.assign(Node.prototype, { appendChild, insertBefore, removeChild });
  });
  for (const state of STATES) {
    await rerender(<States state={state} />);
    const original = document.createElement('div');
    flushSync(() => createRoot(original).render(<States state={state} />));
    const texts = (element: Element) =>
      Object.fromEntries(
        Object.keys(patterns).map((name, index) => [name, element.querySelectorAll('p')[index]?.textContent]),
      );
    await expect.poll(() => texts(container), { message: `state ${state}` }).toEqual(texts(original));
  }
});
