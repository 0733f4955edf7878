import type { FieldWithDefault, NumberFormats } from '@whenabouts/core';
import { useState } from 'react';
import { Announcement } from '../../view/announcement.tsx';
import { ChartFigure } from '../../view/charts/chart-figure.tsx';
import { type Control, defaultsOf, type ExplainerContent } from '../../view/explainers/explainer-content.tsx';
import { SliderField } from '../../view/fields/slider-field.tsx';
import { plainText } from '../../view/sentence.ts';
import { UnbrokenAmounts } from '../../view/unbroken-amounts.tsx';
import { type Translation, toolMessages } from '../calculator/embed-messages.ts';
import * as styles from './tool.css.ts';

export interface ToolProps {
  formats: NumberFormats;
  /** Undefined for English. */
  translation: Translation | undefined;
  /** The origin of the main site. */
  site: string;
  /** Called with the name of a number that the reader changed. */
  onChange: (name: string) => void;
}

/** The numbers of a tool, a function that changes one, and true once the reader has changed one. */
export function useToolNumbers<Name extends string>(fields: Readonly<Record<Name, FieldWithDefault>>) {
  const [numbers, setNumbers] = useState(() => defaultsOf(fields));
  const [isChanged, setIsChanged] = useState(false);
  function set(name: Name, value: number): void {
    setIsChanged(true);
    setNumbers((before) => ({ ...before, [name]: value }));
  }
  return { numbers, set, isChanged };
}

interface ToolLayoutProps<Name extends string> extends ToolProps {
  state: ReturnType<typeof useToolNumbers<Name>>;
  content: ExplainerContent<Name>;
  /** The last part of the path of the site's explainer. */
  page: string;
}

/** A question, its answer in a sentence, a chart with its table, the controls and the limits of the rule. */
export function ToolLayout<Name extends string>({
  formats,
  translation,
  site,
  onChange,
  state,
  content: { question, numbers, controls, sentence, figure, notes },
  page,
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
          <ChartFigure {...figure} tableLabel={messages.showTable} />
        </div>
        <section className={styles.controls} aria-label={messages.yourNumbers}>
          {(Object.entries(controls) as [Name, Control][]).map(([name, { valueText, below, ...field }]) => (
            <div key={name}>
              <SliderField
                field={field}
                value={numbers[name]}
                formats={formats}
                messages={translation?.embed.calculator.field}
                id={`tool-${name}`}
                {...(valueText && { valueText })}
                onChange={(value) => {
                  state.set(name, value);
                  onChange(name);
                }}
              />
              {below}
            </div>
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
