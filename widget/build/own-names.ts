/**
 * Properties of our own objects, which get names of one or two letters. No name may stand here that a browser, a
 * page, an attribute or an answer of the server uses, too.
 */
const OWN_NAMES = `
  accent actions annualRate calculate calculation chart children compact current decimalPoint destroy details
  detailsHref end field formats gone hooks impossible inputs instead kids label made monthlyContribution
  monthlyRetirementIncome months newTab node notice number onCalculate onEvent onNotice onSave onVisit
  oneDecimal options outcomes partner plain presentValue problem problems props random redraw retirementSavings
  returnShift roughDollars say scenarios setInput shown simulatedOutcomes site state text theme unit
  withdrawalRate within wrong yearsToRetirement
`;

/** For Terser's `mangle.properties`. */
export const ownNames = {
  regex: new RegExp(`^(?:${OWN_NAMES.trim().split(/\s+/).join('|')})$`),
  // What else a browser has under these names is not used.
  builtins: true,
  keep_quoted: true,
};
