// Shows the OpenAPI document with Swagger UI once a link of the page's list is opened. The plugin adapts what fails our
// accessibility checks or needs a session.
const nothing = () => null;
const textOnly = ({ text }) => text;
const replaceBy = (component) => () => component;

const plugin = ({ React: { createElement } }) => {
  const wrap = (render) => (Original) => (props) => render(createElement(Original, props));
  return {
    wrapComponents: {
      // Requests from this page would need a session.
      authorizeBtn: replaceBy(nothing),
      authorizeOperationBtn: replaceBy(nothing),
      ServersContainer: replaceBy(nothing),
      // The original is a link inside a button.
      DeepLink: replaceBy(textOnly),
      ExamplesSelect: wrap((select) => createElement('label', null, 'Error code ', select)),
      contentType: wrap((select) => createElement('label', null, 'Media type ', select)),
      InfoContainer: wrap((info) => createElement('section', { 'aria-label': 'Introduction' }, info)),
      operations: wrap((operations) =>
        createElement('div', null, createElement('h2', null, 'Operations'), operations),
      ),
    },
  };
};

const UI = '/docs/api/swagger-ui';
const statusLine = document.querySelector('[role=status]');

/** Adds an element to the head. Resolves when its file has loaded. */
const load = (element) =>
  new Promise((resolve, reject) => {
    Object.assign(element, { onload: resolve, onerror: reject });
    // Before the page's own styles, which change those of Swagger UI.
    document.head.prepend(element);
  });

const loadSwaggerUI = () =>
  Promise.all([
    load(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${UI}.css` })),
    load(Object.assign(document.createElement('script'), { src: `${UI}.js` })),
  ]);

const showReference = () => {
  document.documentElement.classList.toggle('dark-mode', document.documentElement.dataset.theme === 'dark');
  globalThis.SwaggerUIBundle({
    url: '/api/openapi.json',
    dom_id: '#reference',
    deepLinking: true,
    displayOperationId: true,
    supportedSubmitMethods: [],
    syntaxHighlight: false,
    plugins: [plugin],
    onComplete: () => {
      const title = document.querySelector('#reference h1');
      title.tabIndex = -1;
      (document.querySelector('.opblock.is-open button') ?? title).focus();
    },
  });
};

/** Loads Swagger UI if the URL names an operation: it takes seconds on a phone. */
const openOperation = async () => {
  if (!location.hash.startsWith('#/')) return;
  removeEventListener('hashchange', openOperation);
  statusLine.textContent = 'Loading…';
  try {
    await loadSwaggerUI();
    statusLine.textContent = '';
    showReference();
  } catch {
    statusLine.textContent = 'The details could not be loaded. Check your connection, and reload the page.';
  }
};

addEventListener('hashchange', openOperation);
void openOperation();
