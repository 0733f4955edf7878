// Entry of sending.js, which the calculator loads when a reader wants to email or print a result.
import { type Inputs, inputNames, serializeInputs } from '@whenabouts/core';
import { WORD_JOINER } from '../../view/calculator/calculator-messages.ts';
import { type Result, resultSentence } from '../../view/calculator/results.tsx';
import { embedMessages, sendingMessages, type Translation } from '../calculator/embed-messages.ts';

/** A result as text, for an email or for paper. */
export interface ResultText {
  subject: string;
  body: string;
}

/** The page that shows the calculator. */
export interface Publisher {
  name: string;
  /** The URL of the page without a query or a fragment, which may name the reader. */
  url: string;
}

interface ResultTextOptions {
  result: Result;
  /** The origin of the main site. */
  site: string;
  publisher: Publisher;
  /** Undefined for English. */
  translation: Translation | undefined;
}

/** Returns the page around the calculator: its name and address or, in a frame of the main site, the page around the frame. */
export function findPublisher(page: Document, site: string): Publisher {
  // A frame whose content is an attribute has no URL, only that of the page around it as the base of its links.
  const { origin, pathname, hostname } = new URL(page.URL.startsWith('about:') ? page.baseURI : page.URL);
  if (origin === site) {
    const { defaultView: view, referrer } = page;
    if (!view || view.parent === view || referrer === '') return { name: hostname, url: site };
    const outer = new URL(referrer);
    return { name: outer.hostname, url: outer.origin + outer.pathname };
  }
  const name = page.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content.trim();
  return { name: name ? name.slice(0, 80) : hostname, url: origin + pathname };
}

/** Returns a result as text, made from what the reader sees: the sentence, the numbers, the link and the publisher. */
export function resultText({ result, site, publisher, translation }: ResultTextOptions): ResultText {
  const { calculator } = translation?.embed ?? embedMessages;
  const messages = translation?.sending ?? sendingMessages;
  const sentence = resultSentence(result, calculator)
    .map(([text]) => text)
    .join('');
  const numbers = inputNames.map((name) => `${calculator.label(name)}: ${formatInput(name, result)}`);
  const date = new Date().toLocaleDateString(translation?.lang ?? 'en-US', { dateStyle: 'long' });
  const lines = [
    sentence,
    '',
    ...numbers,
    '',
    messages.open(`${site}/#plan=${serializeInputs(result.inputs)}`),
    messages.from(publisher.name, publisher.url),
    messages.estimate(date),
  ];
  return {
    subject: messages.subject(publisher.name),
    body: lines.join('\n').replaceAll(WORD_JOINER, '').replaceAll('\u00a0', ' '),
  };
}

function formatInput(name: keyof Inputs, { inputs, inputFormats }: Result): string {
  const isDollars = name === 'currentSavings' || name === 'monthlySavings' || name === 'annualIncome';
  return isDollars ? inputFormats.dollars(inputs[name]) : inputFormats.number(inputs[name]);
}

/** Returns the link that writes an email to the reader, in the reader's own program. */
export function mailtoUrl({ subject, body }: ResultText): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
}

/** Prints the text alone, without the page around the calculator. */
export function printText({ subject, body }: ResultText): void {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0';
  frame.title = subject;
  document.body.append(frame);
  const { contentDocument: page, contentWindow: view } = frame;
  if (!page || !view) return;
  page.title = subject;
  const text = page.createElement('pre');
  text.style.cssText = 'font:12pt/1.5 sans-serif;white-space:pre-wrap';
  text.textContent = `${subject}\n\n${body}`;
  page.body.append(text);
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
}
