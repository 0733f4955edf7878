import { fields, inputNames } from '@whenabouts/core';
import { attributeName, type ToolName, toolNames } from '@whenabouts/embed/options';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import * as styles from './embed-page.css.ts';
import {
  defaultKind,
  defaultValues,
  type EmbedKind,
  type EmbedSettings,
  parseInputNames,
} from './embed-settings.ts';
import { ChangeableInputs, SettingField } from './setting-fields.tsx';

const kindChoices: readonly { value: EmbedKind; label: string }[] = [
  { value: 'div', label: 'For any page and WordPress (recommended)' },
  { value: 'element', label: 'Custom element, for pages that you write in HTML' },
  { value: 'script', label: 'Script tag only' },
  { value: 'frame', label: 'Frame, for pages that don’t allow scripts' },
];

const themeChoices = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'Match your page' },
];

const densityChoices = [
  { value: 'normal', label: 'Normal' },
  { value: 'dense', label: 'Dense: smaller gaps' },
];

const toolLabels: Readonly<Record<ToolName, string>> = {
  'four-percent': '4% rule: how long do savings last?',
  allocation: 'Stocks and bonds: how much in each?',
  'social-security': 'When to claim Social Security',
  'traditional-roth': 'Traditional or Roth: tax now or later?',
};

const toolChoices = [
  { value: '', label: 'Retirement calculator' },
  ...toolNames.map((value) => ({ value, label: toolLabels[value] })),
];

const ENGLISH = { value: defaultValues.lang ?? '', label: 'English' };
const SPANISH = { value: 'es', label: 'Español (not yet reviewed by a native speaker)' };

/** Returns the languages, and the tag in the URL if it is another one. */
function languageChoices(lang: string) {
  const choices = [ENGLISH, SPANISH];
  const isListed = choices.some(({ value }) => value === lang);
  return isListed ? choices : [...choices, { value: lang, label: `English, with numbers as in ${lang}` }];
}

interface SettingsFormProps {
  settings: EmbedSettings;
  errors: Readonly<Record<string, string>>;
  onValue: (name: string, value: string) => void;
  onChange: (change: Partial<Pick<EmbedSettings, 'kind' | 'pinned'>>) => void;
}

type SettingProps = ReturnType<typeof settingProps>;

/** Returns functions that give a control of a setting its props by the setting's name. */
function settingProps({ settings: { values }, errors, onValue }: SettingsFormProps) {
  return {
    field: (name: string) => ({
      name,
      value: values[name] ?? '',
      error: errors[name],
      onCommit: (value: string) => onValue(name, value),
    }),
    choice: (name: string) => ({
      name,
      layout: 'column' as const,
      value: values[name] ?? '',
      onChange: (value: string) => onValue(name, value),
    }),
    check: (name: string) => ({
      name,
      value: 'true',
      checked: values[name] === 'true',
      onChange: (checked: boolean) => onValue(name, checked ? 'true' : ''),
    }),
  };
}

/** A GET form, so that it works without scripts: submitting it loads the page with the settings in the URL. */
export function SettingsForm(props: SettingsFormProps) {
  const { settings, onValue } = props;
  const setting = settingProps(props);
  return (
    <form
      method="get"
      action={paths.embed}
      noValidate
      className={styles.settings}
      aria-label="Settings"
      onSubmit={(event) => event.preventDefault()}
    >
      <h2 className={styles.cardTitle}>Choose</h2>
      <RadioGroup legend="Tool" options={toolChoices} {...setting.choice('tool')} />
      <RadioGroup
        legend="Language"
        options={languageChoices(settings.values.lang ?? '')}
        {...setting.choice('lang')}
      />
      <ChangeableInputs
        changeable={parseInputNames(settings.values.inputs)}
        onChange={(names) => onValue('inputs', names.join(','))}
      />
      {inputNames.map((name) => (
        <SettingField
          key={name}
          label={fields[name].label}
          inputMode={fields[name].unit === 'percent' ? 'decimal' : 'numeric'}
          {...setting.field(attributeName(name))}
        />
      ))}
      <AppearanceSettings {...setting} />
      <Checkbox label="Compact: no scenarios or simulation" {...setting.check('compact')} />
      <Checkbox
        label="Outlook: when readers could stop working, counting Social Security and the market’s ups and downs"
        {...setting.check('outlook')}
      />
      <AdvancedSettings {...props} setting={setting} />
      <noscript>
        <Button type="submit">Show the snippet</Button>
      </noscript>
    </form>
  );
}

function AppearanceSettings({ field, choice }: SettingProps) {
  return (
    <>
      <RadioGroup legend="Theme" options={themeChoices} {...choice('theme')} />
      <SettingField
        label="Accent color"
        isOptional
        hint="Such as #0b6b4f. We make it darker or lighter where needed for contrast."
        {...field('accent')}
      />
      <SettingField
        label="Font"
        isOptional
        hint="Such as Georgia, serif. Type inherit for the font of your page."
        {...field('font')}
      />
      <SettingField
        label="Rounded corners, in pixels"
        isOptional
        hint="0 to 32. Without a number: 12."
        inputMode="numeric"
        {...field('radius')}
      />
      <RadioGroup legend="Density" options={densityChoices} {...choice('density')} />
      <SettingField label="Title above the calculator" isOptional {...field('heading')} />
      <SettingField
        label="Text of the button"
        isOptional
        hint="In place of “Calculate Retirement”."
        {...field('button-text')}
      />
      <SettingField
        label="Text of the link below the results"
        isOptional
        hint="In place of “Get a detailed retirement plan”."
        {...field('link-text')}
      />
      <SettingField
        label="URL of the link below the results"
        isOptional
        hint="Your own page, with https://, or none for no link. A small text link to us stays."
        {...field('link-url')}
      />
    </>
  );
}

interface AdvancedSettingsProps extends Pick<SettingsFormProps, 'settings' | 'onChange'> {
  setting: SettingProps;
}

function AdvancedSettings({ settings, onChange, setting: { field, check } }: AdvancedSettingsProps) {
  const { values, kind, pinned } = settings;
  // Decided at the first render only, so that changing an advanced setting back does not close the section.
  const [isOpen] = useState(
    kind !== defaultKind ||
      pinned ||
      languageChoices(values.lang ?? '').length > 2 ||
      !!values.partner ||
      !!values['share-values'],
  );
  return (
    <details open={isOpen} className={styles.advanced}>
      <summary>Advanced</summary>
      <RadioGroup
        name="kind"
        legend="Type"
        layout="column"
        options={kindChoices}
        value={kind}
        onChange={(to) => onChange({ kind: to })}
      />
      <SettingField
        label="Number format"
        hint="A language tag, such as de-DE, changes how numbers are written."
        {...field('lang')}
        // The choice of the language submits the value without scripts.
        name=""
      />
      <SettingField
        label="Partner id"
        isOptional
        hint={
          <>
            Readers who save will see your name. <a href="#partner">How to get an id</a>
          </>
        }
        {...field('partner')}
      />
      <Checkbox
        label="Share values: your page receives readers’ numbers and results, and the calculator tells them so"
        {...check('share-values')}
      />
      {kind !== 'frame' && (
        <Checkbox
          name="pinned"
          label="Pin today’s version, with its checksum"
          checked={pinned}
          value="true"
          onChange={(checked) => onChange({ pinned: checked })}
        />
      )}
    </details>
  );
}
