/**
 * Defines the part of WordPress's packages that the block uses. Changed attributes render the block again. Playwright
 * sends the source of this function to the page, so it must not use anything outside it.
 */
export function defineWordpressPackages(): void {
  type Props = Record<string, unknown> | null;
  type Create = (type: unknown, props: Props, ...children: unknown[]) => Node;
  const createElement: Create = (type, props, ...children) => {
    if (typeof type === 'function') return type({ ...props, children });
    const node = document.createElement(String(type));
    for (const [name, value] of Object.entries(props ?? {})) node.setAttribute(name, String(value));
    node.append(...(children.flat() as Node[]));
    return node;
  };
  const box = ({ children = [] }: { children?: unknown[] }) => createElement('div', null, ...children);
  const labeled = (label: string, input: HTMLElement) => {
    const node = document.createElement('label');
    node.append(label, input);
    return node;
  };
  interface FieldProps {
    label: string;
    value: string;
    checked: boolean;
    options: { value: string; label: string }[];
    onChange: (value: unknown) => void;
  }
  const field = ({ label, value, onChange }: FieldProps) => {
    const input = document.createElement('input');
    input.value = value;
    input.oninput = () => onChange(input.value);
    return labeled(label, input);
  };
  const checkbox = ({ label, checked, onChange }: FieldProps) => {
    const input = document.createElement('input');
    input.type = 'checkbox';
    input.checked = checked;
    input.onchange = () => onChange(input.checked);
    return labeled(label, input);
  };
  const select = ({ label, value, options, onChange }: FieldProps) => {
    const list = document.createElement('select');
    list.append(...options.map((option) => new Option(option.label, option.value)));
    list.value = value;
    list.onchange = () => onChange(list.value);
    return labeled(label, list);
  };
  const innerContent = () => createElement('inner-content', null);
  const components = {
    PanelBody: box,
    Disabled: box,
    TextControl: field,
    ToggleControl: checkbox,
    SelectControl: select,
  };
  const registerBlockType = (
    name: string,
    {
      edit,
      save,
      variations,
    }: {
      edit: (props: object) => Node;
      save: () => HTMLElement;
      variations: { isDefault: boolean; attributes: object }[];
    },
  ) => {
    const attributes: Record<string, unknown> = {
      theme: 'light',
      compact: false,
      accent: '',
      currentAge: '',
      heading: '',
    };
    const setAttributes = (changes: object) => {
      const inputs = () => [...document.querySelectorAll('input')];
      const focused = inputs().indexOf(document.activeElement as HTMLInputElement);
      Object.assign(attributes, changes);
      document.body.replaceChildren(edit({ attributes, setAttributes }));
      inputs()[focused]?.focus();
    };
    setAttributes({});
    const initial = variations.find(({ isDefault }) => isDefault)?.attributes;
    Object.assign(window, { registered: [name, save().localName, initial] });
  };
  Object.assign(window, {
    wp: {
      blocks: { registerBlockType },
      blockEditor: {
        useBlockProps: () => ({ class: 'wp-block' }),
        InspectorControls: box,
        InnerBlocks: Object.assign(() => createElement('inner-blocks', null), {
          Content: innerContent,
        }),
      },
      components,
      element: { createElement },
      i18n: { __: (text: string) => text },
    },
  });
}
