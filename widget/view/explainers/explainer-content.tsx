import type { FieldWithDefault } from '@whenabouts/core';
import type { ReactNode } from 'react';
import type { ChartFigureProps } from '../charts/chart-figure.tsx';
import type { Part } from '../sentence.ts';
import { UnbrokenAmounts } from '../unbroken-amounts.tsx';
import * as styles from './explainer-content.css.ts';

export interface Control extends FieldWithDefault {
  /** Returns the slider's value text for screen readers, if the unit is not enough. */
  valueText?: (value: number) => string;
  /** Content below the slider. */
  below?: ReactNode;
}

/** An explainer for some numbers. The site and the embed show the same content in different layouts. */
export interface ExplainerContent<Name extends string> {
  question: string;
  /** The entered numbers, adjusted where one limits another. */
  numbers: Readonly<Record<Name, number>>;
  controls: Readonly<Record<Name, Control>>;
  sentence: readonly Part<Name>[];
  figure: ChartFigureProps;
  /** The explainer's assumptions and limits, in paragraphs. */
  notes: readonly string[];
}

export function labelFields<Name extends string>(
  fields: Readonly<Record<Name, FieldWithDefault>>,
  label: (name: Name) => string,
): Record<Name, FieldWithDefault> {
  return mapFields(fields, (name, field) => ({ ...field, label: label(name) }));
}

export function defaultsOf<Name extends string>(
  fields: Readonly<Record<Name, FieldWithDefault>>,
): Record<Name, number> {
  return mapFields(fields, (_name, field) => field.default);
}

/** Returns a value for each field. Without `Object.fromEntries`, which some host pages remove. */
function mapFields<Name extends string, Value>(
  fields: Readonly<Record<Name, FieldWithDefault>>,
  valueFor: (name: Name, field: FieldWithDefault) => Value,
): Record<Name, Value> {
  const values = {} as Record<Name, Value>;
  for (const name of Object.keys(fields) as Name[]) values[name] = valueFor(name, fields[name]);
  return values;
}

export interface KeyNumber {
  name: string;
  /** Shown below the name, in a quieter color. */
  aside?: string;
  value: string;
  /** Shown before the name: a sample of the line in the chart. */
  sample?: ReactNode;
}

export function KeyNumbers({ numbers }: { numbers: readonly KeyNumber[] }) {
  return (
    <div className={styles.container}>
      <dl className={styles.keyNumbers}>
        {numbers.map(({ name, sample, aside, value }) => (
          <div key={`${name} ${aside}`} className={styles.keyNumber}>
            <dt className={styles.name}>
              {sample}
              {name} {aside && <span className={styles.aside}>{aside}</span>}
            </dt>
            <dd className={styles.value}>
              <UnbrokenAmounts text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
