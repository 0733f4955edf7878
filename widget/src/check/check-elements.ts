import { ELEMENT, insertsCalculator, MARKER_ATTRIBUTE } from '../host/element.ts';
import { attributeNames, readOptions } from '../options/options.ts';
import { findScripts } from './check-scripts.ts';
import { findHosts, linkIn } from './find-hosts.ts';
import type { Finding } from './report.ts';

/** Attributes that every element can have. */
const GLOBAL_ATTRIBUTE =
  /^(?:class|id|style|title|dir|hidden|slot|part|inert|translate|role|nonce|xmlns|on\w+|aria-.+|data-.+)$/;
/** The width of the narrowest supported column, in pixels. */
const MIN_WIDTH = 240;

/** Checks that the page has an element for the calculator, and checks each of them. */
export function checkElements(isRunning: boolean): Finding[] {
  const hosts = findHosts(document);
  if (hosts.length === 0) {
    return findScripts().some(({ script }) => insertsCalculator(script))
      ? []
      : [
          {
            kind: 'problem',
            title: 'This page has no element for the calculator.',
            help: `There is neither a <${ELEMENT}> nor a <div ${MARKER_ATTRIBUTE}>. If your system removes unknown elements, use the div.`,
          },
        ];
  }
  return hosts.flatMap((host, index) => {
    const prefix = hosts.length > 1 ? `Calculator ${index + 1}: ` : '';
    return checkHost(host, isRunning).map((finding) => ({ ...finding, title: prefix + finding.title }));
  });
}

function checkHost(host: HTMLElement, isRunning: boolean): Finding[] {
  return [
    ...(isRunning ? checkMounted(host) : []),
    ...checkSize(host),
    ...checkAttributes(host),
    ...checkFallback(host),
  ];
}

function checkMounted(host: HTMLElement): Finding[] {
  if (!canContain(host)) {
    return [
      {
        kind: 'problem',
        title: `The calculator cannot be shown in <${host.localName}>.`,
        help: 'Some elements cannot contain it: use a <div>.',
      },
    ];
  }
  if (host.localName !== ELEMENT || window.customElements?.get(ELEMENT)) return [];
  return [
    {
      kind: 'hint',
      title: `This page does not let <${ELEMENT}> be registered.`,
      help: 'The calculator still works. A script of the page guards or replaces customElements.',
    },
  ];
}

/** Returns true if the element can have a shadow root. Its own is not visible to scripts if the page makes all roots closed. */
function canContain(host: HTMLElement): boolean {
  if (host.shadowRoot) return true;
  try {
    document.createElement(host.localName).attachShadow({ mode: 'open' });
    return true;
  } catch {
    return false;
  }
}

function checkSize(host: HTMLElement): Finding[] {
  const { width } = host.getBoundingClientRect();
  if (host.getClientRects().length === 0 || width === 0) {
    return [
      {
        kind: 'problem',
        title: 'The element has no size, so it is not visible.',
        help: 'It, or an element around it, is hidden (display: none) or has no width. That is fine in a tab or a part of the page that opens later.',
      },
    ];
  }
  if (width >= MIN_WIDTH) return [];
  return [
    {
      kind: 'hint',
      title: `The column is only ${Math.round(width)} px wide.`,
      help: `The calculator needs ${MIN_WIDTH} px.`,
    },
  ];
}

function checkAttributes(host: HTMLElement): Finding[] {
  const { invalid } = readOptions((name) => host.getAttribute(`data-${name}`) ?? host.getAttribute(name));
  const mistakes = [...host.attributes].map(({ name }) => name).filter((name) => isLikelyMistake(name, host));
  return [
    ...invalid.map(
      (attribute): Finding => ({
        kind: 'problem',
        title: `This value is not valid: ${attribute}.`,
        help: 'The default is used instead. Look for curly quotes, for symbols such as $ or a comma, and for the values that the attribute can have.',
      }),
    ),
    ...mistakes.map(
      (name): Finding => ({
        kind: 'hint',
        title: `There is no attribute ${name}.`,
        help: helpFor(name),
      }),
    ),
  ];
}

function helpFor(name: string): string {
  const similar = findSimilarAttribute(name);
  return similar ? `Did you mean ${similar}?` : `The attributes are ${attributeNames.join(', ')}.`;
}

/** Returns true for a misspelled option, and on <retirement-calculator> for any attribute that HTML does not define. */
function isLikelyMistake(name: string, host: Element): boolean {
  if (name === MARKER_ATTRIBUTE || attributeNames.includes(name.replace(/^data-/, ''))) return false;
  if (findSimilarAttribute(name)) return true;
  return host.localName === ELEMENT && !GLOBAL_ATTRIBUTE.test(name);
}

/** Returns the known attribute with the same letters: `current-age` for `currentAge` and for `current_age`. */
function findSimilarAttribute(name: string): string | undefined {
  const letters = (text: string) =>
    text
      .replace(/^data-/, '')
      .replace(/[^a-z]/gi, '')
      .toLowerCase();
  return attributeNames.find((known) => letters(known) === letters(name));
}

function checkFallback(host: HTMLElement): Finding[] {
  // A script with attributes of a calculator inserted this element.
  const before = host.previousElementSibling;
  if (host.localName !== ELEMENT && before?.localName === 'script' && insertsCalculator(before)) return [];
  if (!linkIn(host)) {
    return [
      {
        kind: 'hint',
        title: 'There is no link inside the element.',
        help: 'Readers without scripts and in feeds see this link. The published snippet has one.',
      },
    ];
  }
  if (host.querySelector('td[height]')) return [];
  return [
    {
      kind: 'hint',
      title: 'No height is reserved, so the page may jump.',
      help: 'Put the link in a table cell with a height, as in the published snippet.',
    },
  ];
}
