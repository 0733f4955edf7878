import type { CalculatorAttributes } from './attributes.ts';

type PresetName = NonNullable<CalculatorAttributes['preset']>;

/** A named set of attributes. Snippets from the page /embed contain the attributes, not the name of the preset. */
export interface Preset {
  readonly name: PresetName;
  /** Values by attribute name. */
  readonly attributes: Readonly<Record<string, string>>;
}

export const presets: readonly Preset[] = [
  {
    name: 'starting-25',
    attributes: {
      'current-age': '25',
      'current-savings': '5000',
      'monthly-savings': '300',
      'annual-income': '50000',
      inputs: 'current-age,monthly-savings,annual-income',
    },
  },
  {
    name: 'catch-up-50',
    attributes: {
      'current-age': '50',
      'retirement-age': '67',
      'current-savings': '100000',
      'monthly-savings': '1500',
      'annual-income': '90000',
    },
  },
  {
    name: 'almost-there-60',
    attributes: {
      'current-age': '60',
      'retirement-age': '67',
      'current-savings': '400000',
      'monthly-savings': '1000',
      'annual-income': '90000',
      'expected-return': '5',
      outlook: 'true',
    },
  },
  {
    name: 'two-questions',
    attributes: { inputs: 'current-age,monthly-savings', compact: 'true' },
  },
];

/** Labels of the presets on the page /embed and in the WordPress plugin. */
export const presetLabels: Readonly<Record<PresetName, string>> = {
  'starting-25': 'Starting out at 25',
  'catch-up-50': 'Catching up at 50',
  'almost-there-60': 'Almost there at 60',
  'two-questions': 'Two questions only',
};

export function findPreset(name: string | null | undefined): Preset | undefined {
  return presets.find((preset) => preset.name === name);
}

/** Returns the value of an attribute by its name without `data-`, or null. */
export type ReadAttribute = (name: string) => string | null;

/** Reads attributes of an element and its preset. The element's own attributes win. */
export function withPreset(read: ReadAttribute): { read: ReadAttribute; invalid: string[] } {
  const name = read('preset')?.trim();
  const preset = findPreset(name);
  const names = presets.map((known) => known.name).join(', ');
  return {
    read: (attribute) => read(attribute) ?? preset?.attributes[attribute] ?? null,
    invalid: name && !preset ? [`preset="${name}" (the presets are ${names})`] : [],
  };
}
