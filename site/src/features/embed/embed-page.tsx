import { presetLabels, presets } from '@whenabouts/embed/presets';
import { reservedHeight } from '@whenabouts/server/contract';
import { useContext, useEffect, useRef, useState } from 'react';
import { useWidgetPin } from '../../api/widget-pin.ts';
import { OembedLinks, PageHead } from '../../components/page-head.tsx';
import { paths } from '../../paths.ts';
import { Link, useNavigate, useNavigationType, useSearchParams } from '../../router.ts';
import { stack } from '../../ui/layout.css.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { NeedsScripts, Page } from '../../ui/page.tsx';
import { OriginContext } from '../../ui/page-contexts.ts';
import { useIsHydrating } from '../../ui/use-is-hydrating.ts';
import { EmbedGuide } from './embed-guide.tsx';
import * as styles from './embed-page.css.ts';
import {
  type EmbedSettings,
  embedErrors,
  embedPath,
  normalizeValue,
  presetSettings,
  readSettings,
  validChangedAttributes,
} from './embed-settings.ts';
import { SettingsForm } from './settings-form.tsx';
import { CodeField, CopyButton, SnippetField } from './snippet-field.tsx';
import { createFrameScript, createSnippet, framePath } from './snippets.ts';

export function EmbedPage() {
  const { settings, change } = useEmbedSettings();
  const { values } = settings;
  const errors = embedErrors(values);
  const attributes = validChangedAttributes(values);
  return (
    <Page>
      <PageHead
        title="Embed the Retirement Calculator"
        description="Put the retirement calculator on your own blog or website: choose the settings, preview it, and copy one small snippet. Free, without cookies."
        path={paths.embed}
      />
      <OembedLinks path={embedPath(settings)} />
      <div className={stack[4]}>
        <h1 tabIndex={-1}>Embed the Retirement Calculator</h1>
        <p className={page.lead}>
          Put the calculator on your own page: one script, no account, no cookies, no tracking of your
          readers. Choose the settings, then <a href="#snippet">copy the snippet</a>.
        </p>
      </div>
      <p className={styles.presets}>
        Start from a preset:{' '}
        {presets.map((preset) => (
          <Link
            key={preset.name}
            to={embedPath(presetSettings({ attributes: { lang: values.lang ?? '', ...preset.attributes } }))}
          >
            {presetLabels[preset.name]}
          </Link>
        ))}
      </p>
      <NeedsScripts to="see a preview and copy with a button">
        Without it, press “Show the snippet” after your changes, then copy the snippet yourself.
      </NeedsScripts>
      <div className={styles.generator}>
        <div className={styles.columns}>
          <section className={styles.preview} aria-labelledby="preview">
            <h2 id="preview" className={page.visuallyHidden}>
              Preview
            </h2>
            <Preview path={framePath(attributes)} initialHeight={reservedHeight(attributes)} />
          </section>
          <SettingsForm
            settings={settings}
            errors={errors}
            onValue={(name, value) => change({ values: { ...values, [name]: normalizeValue(name, value) } })}
            onChange={change}
          />
        </div>
        <Snippet settings={settings} attributes={attributes} errors={errors} />
      </div>
      <EmbedGuide framePath={framePath(attributes)} />
    </Page>
  );
}

function useEmbedSettings() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [settings, setSettings] = useState(() => readSettings(params));
  const navigationType = useNavigationType();

  useEffect(() => {
    // Skip URLs that `change` has set: after two quick changes, `settings` has both, but the URL only the first.
    if (navigationType !== 'REPLACE') setSettings(readSettings(params));
  }, [navigationType, params]);

  function change(changes: Partial<EmbedSettings>): void {
    const next = { ...settings, ...changes };
    setSettings(next);
    void navigate(embedPath(next), { replace: true });
  }
  return { settings, change };
}

interface SnippetProps {
  settings: EmbedSettings;
  attributes: ReturnType<typeof validChangedAttributes>;
  errors: Readonly<Record<string, string>>;
}

function Snippet({ settings: { kind, pinned }, attributes, errors }: SnippetProps) {
  const origin = useContext(OriginContext);
  const wantsPin = pinned && kind !== 'frame';
  const { data: pin, error, mutate } = useWidgetPin(wantsPin);
  const invalidNames = Object.keys(errors);
  const area = useRef<HTMLTextAreaElement>(null);
  const snippet =
    wantsPin && !pin
      ? undefined
      : createSnippet({ kind, origin, attributes, pin: wantsPin ? pin : undefined });
  return (
    <>
      <section className={styles.snippet} aria-labelledby="snippet">
        <h2 id="snippet" className={styles.cardTitle}>
          Copy
        </h2>
        <p role="status" className={styles.status}>
          {invalidNames.length > 0 && `Left out of the snippet until you fix it: ${invalidNames.join(', ')}.`}
        </p>
        {wantsPin && error ? (
          <ErrorNotice title="The checksum could not be loaded." onRetry={() => void mutate()} />
        ) : (
          <CodeField
            label="Snippet"
            hint="Paste this into your page’s HTML where you want the calculator to appear."
            rows={6}
            text={snippet ?? 'Loading the checksum…'}
            area={area}
          />
        )}
        {kind === 'frame' && (
          <SnippetField
            label="Script for its height and events (optional)"
            hint="If your page allows scripts: makes the frame as tall as the calculator, and passes its events on to your page."
            rows={8}
            text={createFrameScript(origin)}
            copy="Copy the script"
            copied="Script copied"
          />
        )}
        <p className={page.caption}>
          This page’s URL includes your settings. Bookmark it to come back to them.
        </p>
      </section>
      {snippet !== undefined && (
        <div className={styles.copyBar}>
          <CopyButton text={snippet} copy="Copy the snippet" copied="Snippet copied" area={area} />
          <a href="#snippet">See the code</a>
        </div>
      )}
    </>
  );
}

interface PreviewProps {
  path: string;
  /** The height until the calculator appears, in pixels. */
  initialHeight: number;
}

function Preview({ path, initialHeight }: PreviewProps) {
  const [height, setHeight] = useState(initialHeight);
  // A frame in the server's markup would load before we can observe its height.
  if (useIsHydrating()) return <div style={{ height: `${initialHeight}px` }} />;
  return (
    <iframe
      // A new element for each URL: changing src would add a history entry.
      key={path}
      src={path}
      title="Preview of the calculator"
      className={styles.previewFrame}
      style={{ height: `${height}px` }}
      onLoad={(event) => watchHeight(event.currentTarget, setHeight)}
    />
  );
}

/** Observes the height inside of the frame. It is same-origin, so this needs no messages. */
function watchHeight(frame: HTMLIFrameElement, onHeight: (height: number) => void): void {
  const calculator = frame.contentDocument?.querySelector('retirement-calculator');
  if (!calculator) return;
  // The observer ends with the frame's document.
  new ResizeObserver(() => {
    const { height } = calculator.getBoundingClientRect();
    if (height > 0) onHeight(Math.ceil(height));
  }).observe(calculator);
}
