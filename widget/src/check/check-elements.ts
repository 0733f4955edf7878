import { ELEMENT } from '../element.ts';
import { attributeNames, readOptions } from '../options.ts';
import { findScripts, standsForItself } from './find-scripts.ts';
import type { Finding } from './finding.ts';

const MARK = 'data-retirement-calculator';
const PLACES = `${ELEMENT},[${MARK}]:not(script)`;
/** Attributes that every element may have. */
const GLOBAL =
  /^(?:class|id|style|title|dir|hidden|slot|part|inert|translate|role|nonce|xmlns|on\w+|aria-.+|data-.+)$/;
/** The narrowest column that it is made for, in pixels. */
const NARROWEST = 240;

/** Whether there is a place for the calculator, and what is wrong with each. */
export function checkElements(isRunning: boolean): Finding[] {
  const places = findPlaces(document);
  if (places.length === 0) {
    return findScripts().some(({ script }) => standsForItself(script))
      ? []
      : [
          {
            kind: 'problem',
            what: 'There is no place for the calculator on this page.',
            help: `Neither <${ELEMENT}> nor <div ${MARK}> is there. Where a system removes unknown elements, use the div.`,
          },
        ];
  }
  return places.flatMap((place, index) => {
    const name = places.length > 1 ? `Calculator ${index + 1}: ` : '';
    return checkPlace(place, isRunning).map((finding) => ({ ...finding, what: name + finding.what }));
  });
}

/** Those in open shadow roots of the page, too. */
function findPlaces(root: Document | ShadowRoot): HTMLElement[] {
  const within = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? findPlaces(shadowRoot) : [],
  );
  return [...root.querySelectorAll<HTMLElement>(PLACES), ...within];
}

function checkPlace(place: HTMLElement, isRunning: boolean): Finding[] {
  return [
    ...(isRunning ? checkDrawing(place) : []),
    ...checkSize(place),
    ...checkAttributes(place),
    ...checkFallback(place),
  ];
}

function checkDrawing(place: HTMLElement): Finding[] {
  if (!place.shadowRoot) {
    return [
      {
        kind: 'problem',
        what: `Nothing is drawn in <${place.localName}>.`,
        help: 'Some elements can hold no calculator: use a <div>.',
      },
    ];
  }
  if (place.localName !== ELEMENT || window.customElements?.get(ELEMENT)) return [];
  return [
    {
      kind: 'hint',
      what: `This page lets no <${ELEMENT}> be registered.`,
      help: 'The calculator works all the same. A script of the page guards or replaces customElements.',
    },
  ];
}

function checkSize(place: HTMLElement): Finding[] {
  const { width } = place.getBoundingClientRect();
  if (place.getClientRects().length === 0 || width === 0) {
    return [
      {
        kind: 'problem',
        what: 'It has no size, so nobody sees it.',
        help: 'It, or something around it, is hidden (display: none) or has no width. That is right in a tab or a part of the page that opens later.',
      },
    ];
  }
  if (width >= NARROWEST) return [];
  return [
    {
      kind: 'hint',
      what: `Its column is only ${Math.round(width)} px wide.`,
      help: `It needs ${NARROWEST} px.`,
    },
  ];
}

function checkAttributes(place: HTMLElement): Finding[] {
  const { wrong } = readOptions((name) => place.getAttribute(`data-${name}`) ?? place.getAttribute(name));
  const unknown = [...place.attributes].map(({ name }) => name).filter((name) => isUnknown(name, place));
  return [
    ...wrong.map(
      (text): Finding => ({
        kind: 'problem',
        what: `This value cannot be used: ${text}.`,
        help: 'Its default is used instead. Look for curled quotes, signs such as $ or a comma, and for what each attribute may be.',
      }),
    ),
    ...unknown.map(
      (name): Finding => ({
        kind: 'hint',
        what: `The attribute ${name} is unknown.`,
        help: suggestion(name) ? `Is ${suggestion(name)} meant?` : `Known are ${attributeNames.join(', ')}.`,
      }),
    ),
  ];
}

/** Other attributes of a div are the page's own business, unless they look like one of ours. */
function isUnknown(name: string, place: Element): boolean {
  const bare = name.replace(/^data-/, '');
  if (name === MARK || attributeNames.includes(bare)) return false;
  return suggestion(name) !== undefined || (place.localName === ELEMENT && !GLOBAL.test(name));
}

/** currentage, current_age → current-age */
function suggestion(name: string): string | undefined {
  const letters = (text: string) =>
    text
      .replace(/^data-/, '')
      .replace(/[^a-z]/gi, '')
      .toLowerCase();
  return attributeNames.find((known) => letters(known) === letters(name));
}

function checkFallback(place: HTMLElement): Finding[] {
  // A script with settings of its own has made it.
  const before = place.previousElementSibling;
  if (place.localName !== ELEMENT && before?.localName === 'script' && standsForItself(before)) return [];
  if (!place.querySelector('a[href]')) {
    return [
      {
        kind: 'hint',
        what: 'There is no link inside the element.',
        help: 'It is what readers without scripts see, and what stands in feeds. The published snippet has one.',
      },
    ];
  }
  if (place.querySelector('td[height]')) return [];
  return [
    {
      kind: 'hint',
      what: 'No height is reserved, so the page may jump.',
      help: 'Put the link into a table cell with a height, as the published snippet does.',
    },
  ];
}
