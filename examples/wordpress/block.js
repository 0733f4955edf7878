// Registers the block in the editor. WordPress provides `wp`, so there is no build step.
{
  const { blocks, blockEditor, components, element, i18n } = window.wp;
  const { createElement } = element;
  const { __ } = i18n;

  // The name, the label and, for some, a hint. WordPress writes labels in capitals, which would change an example.
  const textFields = [
    ['currentAge', __('Current age', 'whenabouts')],
    ['retirementAge', __('Retirement age', 'whenabouts')],
    ['currentSavings', __('Current savings, in dollars', 'whenabouts')],
    ['monthlySavings', __('Monthly contributions, in dollars', 'whenabouts')],
    ['annualIncome', __('Annual income, in dollars', 'whenabouts')],
    ['expectedReturn', __('Expected annual return, in percent', 'whenabouts')],
    [
      'inputs',
      __('Inputs that readers can change', 'whenabouts'),
      __('Such as current-age,monthly-savings. Empty: all of them.', 'whenabouts'),
    ],
    ['accent', __('Accent color', 'whenabouts'), __('Such as #0b6b4f.', 'whenabouts')],
    [
      'font',
      __('Font', 'whenabouts'),
      __('Such as Georgia, serif. Type inherit for the font of your page.', 'whenabouts'),
    ],
    ['radius', __('Rounded corners, in pixels', 'whenabouts'), __('0 to 32.', 'whenabouts')],
    ['heading', __('Title above the calculator', 'whenabouts')],
    ['buttonText', __('Text of the button', 'whenabouts')],
    ['linkText', __('Text of the link below the results', 'whenabouts')],
    [
      'linkUrl',
      __('URL of the link below the results', 'whenabouts'),
      __('Your own page, with https://, or none for no link.', 'whenabouts'),
    ],
    [
      'partner',
      __('Partner id', 'whenabouts'),
      __('The page /embed of the site explains how to get one.', 'whenabouts'),
    ],
  ];
  const themes = [
    { value: 'light', label: __('Light', 'whenabouts') },
    { value: 'dark', label: __('Dark', 'whenabouts') },
    { value: 'auto', label: __('Match the page', 'whenabouts') },
  ];

  const densities = [
    { value: '', label: __('Normal', 'whenabouts') },
    { value: 'dense', label: __('Dense', 'whenabouts') },
  ];

  const tools = [
    { value: '', label: __('Retirement calculator', 'whenabouts') },
    { value: 'four-percent', label: __('4% rule', 'whenabouts') },
    { value: 'allocation', label: __('Stocks and bonds', 'whenabouts') },
    { value: 'social-security', label: __('When to claim Social Security', 'whenabouts') },
    { value: 'traditional-roth', label: __('Traditional or Roth', 'whenabouts') },
  ];

  // The other settings win over those of a preset.
  const presets = [
    { value: '', label: __('None', 'whenabouts') },
    { value: 'starting-25', label: __('Starting out at 25', 'whenabouts') },
    { value: 'catch-up-50', label: __('Catching up at 50', 'whenabouts') },
    { value: 'almost-there-60', label: __('Almost there at 60', 'whenabouts') },
    { value: 'two-questions', label: __('Two questions only', 'whenabouts') },
  ];

  const languages = [
    { value: '', label: __('English', 'whenabouts') },
    { value: 'es', label: __('Spanish', 'whenabouts') },
  ];

  const toggles = [
    ['compact', __('Hide the scenarios and the simulation', 'whenabouts')],
    ['outlook', __('Add when readers could stop working', 'whenabouts')],
    [
      'shareValues',
      __('Share values', 'whenabouts'),
      __('Your page receives readers’ numbers and results, and the calculator tells them so.', 'whenabouts'),
    ],
  ];
  const options = [
    'theme',
    'density',
    'tool',
    'lang',
    'preset',
    ...[...textFields, ...toggles].map(([name]) => name),
  ];

  /** Returns the URL of the calculator with the block's options. */
  const frameUrl = (attributes) => {
    const url = new URL('/widget/frame', window.whenaboutsSite);
    for (const [name, value] of Object.entries(attributes)) {
      const text = String(value).trim();
      if (!options.includes(name) || text === '' || value === false) continue;
      url.searchParams.set(
        name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
        text,
      );
    }
    return url.href;
  };

  const Edit = ({ attributes, setAttributes }) => {
    const field = ([name, label, help]) =>
      createElement(components.TextControl, {
        key: name,
        label,
        help,
        value: attributes[name],
        onChange: (value) => setAttributes({ [name]: value }),
      });
    const toggle = ([name, label, help]) =>
      createElement(components.ToggleControl, {
        key: name,
        label,
        help,
        checked: attributes[name],
        onChange: (checked) => setAttributes({ [name]: checked }),
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
          createElement(components.SelectControl, {
            label: __('Tool', 'whenabouts'),
            value: attributes.tool,
            options: tools,
            onChange: (tool) => setAttributes({ tool }),
          }),
          createElement(components.SelectControl, {
            label: __('Language', 'whenabouts'),
            value: attributes.lang,
            options: languages,
            onChange: (lang) => setAttributes({ lang }),
          }),
          createElement(components.SelectControl, {
            label: __('Preset', 'whenabouts'),
            help: __('The settings below win.', 'whenabouts'),
            value: attributes.preset,
            options: presets,
            onChange: (preset) => setAttributes({ preset }),
          }),
          ...textFields.map(field),
          createElement(components.SelectControl, {
            label: __('Theme', 'whenabouts'),
            value: attributes.theme,
            options: themes,
            onChange: (theme) => setAttributes({ theme }),
          }),
          createElement(components.SelectControl, {
            label: __('Density', 'whenabouts'),
            value: attributes.density,
            options: densities,
            onChange: (density) => setAttributes({ density }),
          }),
          ...toggles.map(toggle),
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
      createElement(
        'p',
        null,
        __('After the result, readers see what you add here, such as your newsletter form:', 'whenabouts'),
      ),
      // Its button to add a block is also visible while the block is not selected.
      createElement(blockEditor.InnerBlocks, {
        renderAppender: blockEditor.InnerBlocks.ButtonBlockAppender,
      }),
    );
  };

  // The server renders the block, and puts its inner blocks after the result.
  blocks.registerBlockType('whenabouts/calculator', {
    edit: Edit,
    save: () => createElement(blockEditor.InnerBlocks.Content),
    // Blocks in existing posts stay as they are.
    variations: [
      {
        name: 'new',
        title: __('Retirement Calculator', 'whenabouts'),
        isDefault: true,
        attributes: { theme: 'auto', outlook: true },
      },
    ],
  });
}
