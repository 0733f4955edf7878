// The block in the editor. WordPress provides `wp`, so there is no build step.
{
  const { blocks, blockEditor, components, element, i18n } = window.wp;
  const { createElement } = element;
  const { __ } = i18n;

  const texts = [
    ['currentAge', __('Current age', 'whenabouts')],
    ['retirementAge', __('Retirement age', 'whenabouts')],
    ['currentSavings', __('Current savings, in dollars', 'whenabouts')],
    ['monthlySavings', __('Monthly contributions, in dollars', 'whenabouts')],
    ['annualIncome', __('Annual income, in dollars', 'whenabouts')],
    ['expectedReturn', __('Expected annual return, in percent', 'whenabouts')],
    ['accent', __('Accent color, such as #0b6b4f', 'whenabouts')],
    ['partner', __('Partner id', 'whenabouts')],
  ];
  const themes = [
    { value: 'light', label: __('Light', 'whenabouts') },
    { value: 'dark', label: __('Dark', 'whenabouts') },
    { value: 'auto', label: __('The reader’s system setting', 'whenabouts') },
  ];

  /** Returns the URL of the calculator with the block's options. */
  const frameUrl = (attributes) => {
    const url = new URL('/widget/frame', window.whenaboutsSite);
    for (const [name, value] of Object.entries(attributes)) {
      const isOption = name === 'theme' || name === 'compact' || texts.some(([known]) => known === name);
      if (!isOption || value === '' || value === false) continue;
      url.searchParams.set(
        name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
        value,
      );
    }
    return url.href;
  };

  const Edit = ({ attributes, setAttributes }) => {
    const field = ([name, label]) =>
      createElement(components.TextControl, {
        key: name,
        label,
        value: attributes[name],
        onChange: (value) => setAttributes({ [name]: value.trim() }),
      });
    return createElement(
      'div',
      blockEditor.useBlockProps(),
      createElement(
        blockEditor.InspectorControls,
        null,
        createElement(
          components.PanelBody,
          { title: __('Calculator', 'whenabouts') },
          ...texts.map(field),
          createElement(components.SelectControl, {
            label: __('Theme', 'whenabouts'),
            value: attributes.theme,
            options: themes,
            onChange: (theme) => setAttributes({ theme }),
          }),
          createElement(components.ToggleControl, {
            label: __('Hide the scenarios and the simulation', 'whenabouts'),
            checked: attributes.compact,
            onChange: (compact) => setAttributes({ compact }),
          }),
        ),
      ),
      // Not interactive: a click selects the block.
      createElement(
        components.Disabled,
        null,
        createElement('iframe', {
          src: frameUrl(attributes),
          title: __('Retirement calculator', 'whenabouts'),
          width: '100%',
          height: 700,
          sandbox: 'allow-scripts',
        }),
      ),
    );
  };

  // The server renders the block.
  blocks.registerBlockType('whenabouts/calculator', { edit: Edit, save: () => null });
}
