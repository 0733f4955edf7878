import type { FieldWithDefault, NumberFormats } from '@whenabouts/core';
import { type ReactNode, useState } from 'react';
import { Announcement } from '../../view/announcement.tsx';
import { ChartFigure, type ChartFigureProps } from '../../view/charts/chart-figure.tsx';
import { SliderField } from '../../view/fields/slider-field.tsx';
import { type Part, plainText } from '../../view/sentence.ts';
import { UnbrokenAmounts } from '../../view/unbroken-amounts.tsx';
import { type Translation, toolMessages } from '../calculator/embed-messages.ts';
import * as styles from './tool.css.ts';

/** Properties of every tool. */
export interface ToolProps {
  formats: NumberFormats;
  /** Undefined for English. */
  translation: Translation | undefined;
  /** The origin of the main site. */
  site: string;
  /** Called with the name of a number that the reader changed. */
  onChange: (name: string) => void;
}

interface Control extends FieldWithDefault {
  valueText?: (value: number) => string;
}

/** The numbers of a tool, a function that changes one, and true once the reader has changed one. */
export function useToolNumbers<Name extends string>(fields: Readonly<Record<Name, FieldWithDefault>>) {
  const [numbers, setNumbers] = useState(() => mapFields(fields, (_name, field) => field.default));
  const [isChanged, setIsChanged] = useState(false);
  function set(name: Name, value: number): void {
    setIsChanged(true);
    setNumbers((before) => ({ ...before, [name]: value }));
  }
  return { numbers, set, isChanged };
}

/** Returns the fields with labels in another language. */
export function translateLabels<Name extends string>(
  fields: Readonly<Record<Name, FieldWithDefault>>,
  label: (name: Name) => string,
): Record<Name, FieldWithDefault> {
  return mapFields(fields, (name, field) => ({ ...field, label: label(name) }));
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

interface ToolLayoutProps<Name extends string>
  extends ToolProps,
    Pick<ChartFigureProps, 'title' | 'description' | 'table'> {
  messages: { question: string; notes: readonly string[] };
  sentence: readonly Part<Name>[];
  /** The controls, in the order in which they are shown. */
  controls: Readonly<Record<Name, Control>>;
  state: ReturnType<typeof useToolNumbers<Name>>;
  /** The last part of the path of the site's explainer. */
  page: string;
  /** The chart. */
  children: ReactNode;
}

/** A question, its answer in a sentence, a chart with its table, the controls and the limits of the rule. */
export function ToolLayout<Name extends string>({
  formats,
  translation,
  site,
  onChange,
  messages: { question, notes },
  sentence,
  controls,
  state,
  page,
  children,
  ...chart
}: ToolLayoutProps<Name>) {
  const messages = translation?.tool ?? toolMessages;
  return (
    <section className={styles.tool} aria-labelledby="tool-question">
      <h2 id="tool-question" className={styles.question}>
        {question}
      </h2>
      <p className={styles.sentence}>
        {sentence.map((part, index) => {
          const Tag = typeof part === 'string' ? 'span' : 'b';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered
            <Tag key={index}>
              <UnbrokenAmounts text={plainText([part])} />
            </Tag>
          );
        })}
      </p>
      <Announcement text={state.isChanged ? plainText(sentence) : ''} />
      <div className={styles.columns}>
        <div className={styles.chart}>
          <ChartFigure {...chart} tableLabel={messages.showTable}>
            {children}
          </ChartFigure>
        </div>
        <section className={styles.controls} aria-label={messages.yourNumbers}>
          {(Object.entries(controls) as [Name, Control][]).map(([name, { valueText, ...field }]) => (
            <SliderField
              key={name}
              field={field}
              value={state.numbers[name]}
              formats={formats}
              messages={translation?.embed.calculator.field}
              id={`tool-${name}`}
              {...(valueText && { valueText })}
              onChange={(value) => {
                state.set(name, value);
                onChange(name);
              }}
            />
          ))}
        </section>
      </div>
      <div className={styles.notes}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <p>
          {messages.example}{' '}
          <a className={styles.link} href={`${site}/explainers/${page}`} target="_blank" rel="noopener">
            {messages.more}
          </a>
        </p>
      </div>
    </section>
  );
}

export interface Bar {
  name: string;
  value: string;
  /** Length in percent of the track. */
  percent: number;
  isChosen?: boolean;
}

/** Horizontal bars with their names and values. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  return (
    <dl className={styles.bars}>
      {bars.map(({ name, value, percent, isChosen }) => (
        <div key={name} className={styles.bar}>
          <dt>{isChosen ? <b>{name}</b> : name}</dt>
          <dd>
            <b key={value}>{value}</b>
          </dd>
          <dd className={styles.track} aria-hidden="true">
            <span className={isChosen ? styles.chosenPart : styles.part} style={{ width: `${percent}%` }} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
