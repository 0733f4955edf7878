/** Properties of our own objects. A name that a browser, a host page, an attribute or an API response uses too must not be here. */
const OWN_PROPERTIES = `
  accent actions amount amountOf annualRate calculate calculation chart compact control current decimalPoint default
  describe details detailsHref dollars error errors example field figure formats inputActions inputFormats inputs
  invalid isMuted label longest monthlyContribution monthlyRetirementIncome months newTab notice number onCalculate
  oneDecimal onEvent onNotice onSave onVisit options outcomes outlook partner parts plain presentValue props random
  retirementSavings returnShift reveal roughDollars scenarios setInput shown shownInputs simulatedOutcomes site
  state text theme unit valueText withdrawalRate yearsToRetirement
`;

/** Properties of Preact's objects that it never looks up by a string. Its other names are short already. */
const PREACT_PROPERTIES = `
  componentDidCatch componentDidMount componentDidUpdate componentWillMount componentWillReceiveProps
  componentWillUnmount componentWillUpdate context contextType debounceRendering diffed forceUpdate getChildContext
  getDerivedStateFromError getDerivedStateFromProps getSnapshotBeforeUpdate setState shouldComponentUpdate sub unmount
  useDebugValue vnode __?\\w
`;

/** Terser's `mangle.properties` option: these properties get names of one or two letters. */
export const mangledProperties = {
  regex: new RegExp(`^(?:${`${OWN_PROPERTIES} ${PREACT_PROPERTIES}`.trim().split(/\s+/).join('|')})$`),
  // Includes names that a browser has for something that the script does not use.
  builtins: true,
  keep_quoted: true,
};
