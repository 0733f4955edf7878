import { fields, formatNumber, inputNames } from '@whenabouts/core';
import { attributeName } from '@whenabouts/embed/options';
import { createContext, useContext } from 'react';
import { OriginContext } from '../../ui/page-contexts.ts';
import * as styles from './embed-page.css.ts';
import { SnippetField } from './snippet-field.tsx';
import { analyticsRecipes, createBookmarklet } from './snippets.ts';

export const FramePathContext = createContext('');

type Definition = readonly [name: string, meaning: string];

interface DefinitionsProps {
  definitions: readonly Definition[];
  isCode?: boolean;
}

export function Definitions({ definitions, isCode = true }: DefinitionsProps) {
  return (
    <dl className={styles.definitions}>
      {definitions.map(([name, meaning]) => (
        <div key={name}>
          <dt>{isCode ? <code>{name}</code> : name}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

const units = { years: 'whole years', dollars: 'dollars', percent: 'percent a year' } as const;

export const inputAttributes: readonly Definition[] = inputNames.map((name) => {
  const { label, unit, min, max, default: defaultValue } = fields[name];
  const range = `${formatNumber(min)} to ${formatNumber(max)}`;
  return [attributeName(name), `${label}: ${units[unit]}, ${range}; default ${defaultValue}.`];
});

export const Origin = () => useContext(OriginContext);

/** Code in which ORIGIN stands for the site's origin. */
export function OriginCode({ text }: { text: string }) {
  return (
    <pre>
      <code>{text.replaceAll('ORIGIN', useContext(OriginContext))}</code>
    </pre>
  );
}

export function LinkToPaste() {
  const link = useContext(OriginContext) + useContext(FramePathContext);
  return (
    <div className={styles.copyBlock}>
      <SnippetField label="Link to paste" rows={2} text={link} copy="Copy the link" copied="Link copied" />
    </div>
  );
}

export function AnalyticsScripts() {
  return analyticsRecipes.map(({ tool, code }) => (
    <details key={tool} className={styles.advanced}>
      <summary>{tool}</summary>
      <div className={styles.copyBlock}>
        <SnippetField
          label={`Script for ${tool}`}
          rows={6}
          text={code}
          copy="Copy the script"
          copied="Script copied"
        />
      </div>
    </details>
  ));
}

export function Bookmarklet() {
  const origin = useContext(OriginContext);
  return (
    <div className={styles.copyBlock}>
      <SnippetField
        label="Bookmark URL"
        rows={4}
        text={createBookmarklet(origin)}
        copy="Copy the bookmark"
        copied="Bookmark copied"
      />
    </div>
  );
}
