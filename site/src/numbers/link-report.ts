import { type Field, formatWithUnit, isWholeNumberField } from '@whenabouts/core';

/** Records what a link contains that the page cannot use. */
export interface LinkReport {
  /** Values that were changed, by name: "Current Retirement Savings to $20,000,000". */
  readonly changed: readonly string[];
  /** Names of parts that were ignored. */
  readonly ignored: readonly string[];
  /** Returns the nearest value that a field allows. */
  fit: (field: Field, value: number) => number;
  change: (name: string) => void;
  ignore: (name: string) => void;
}

/** A part of a link can have any name; only those that read like a name are repeated. */
const NAME = /^[\w ]{1,40}$/;

/** Returns an empty report, which the parsers of a link write to. */
export function createLinkReport(): LinkReport {
  const changed: string[] = [];
  const ignored: string[] = [];
  return {
    changed,
    ignored,
    fit: (field, value) => {
      const whole = isWholeNumberField(field) ? Math.round(value) : value;
      const nearest = Math.min(Math.max(whole, field.min), field.max);
      const text = field.unit === 'years' ? `${nearest}` : formatWithUnit(nearest, field.unit);
      if (nearest !== value) changed.push(`${field.label} to ${text}`);
      return nearest;
    },
    change: (name) => changed.push(name),
    ignore: (name) => ignored.push(NAME.test(name) ? name : 'a part without a name'),
  };
}

/** Says what was changed and ignored; null if nothing was. */
export function describeReport({ changed, ignored }: LinkReport): string | null {
  const sentences = [
    changed.length > 0 && `Changed: ${[...new Set(changed)].join(', ')}.`,
    ignored.length > 0 && `Ignored: ${[...new Set(ignored)].join(', ')}.`,
  ].filter((sentence) => sentence !== false);
  return sentences.length === 0 ? null : sentences.join(' ');
}
