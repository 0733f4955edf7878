// Shows the OpenAPI document with Swagger UI. The plugin adapts what fails our accessibility checks or needs a session.
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

document.documentElement.classList.toggle('dark-mode', document.documentElement.dataset.theme === 'dark');

globalThis.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  displayOperationId: true,
  supportedSubmitMethods: [],
  syntaxHighlight: false,
  plugins: [plugin],
});
