/**
 * Properties of our own objects, which get names of one or two letters. No name may stand here that a browser, a
 * page, an attribute or an answer of the server uses, too.
 */
const OWN_NAMES = `
  above accent actions annualRate calculate calculation chart compact current decimalPoint depth details detailsHref
  end field formats fresh gone hooks impossible inputs instead kids made monthlyContribution monthlyRetirementIncome
  months newTab node notice number onCalculate onEvent onNotice onSave onVisit options outcomes partner presentValue
  problem problems props retirementSavings returnShift roughDollars say scenarios setInput shown simulatedOutcomes site
  state theme unit withdrawalRate within wrong yearsToRetirement
`;

/** For Terser's `mangle.properties`. */
export const ownNames = {
  regex: new RegExp(`^(?:${OWN_NAMES.trim().split(/\s+/).join('|')})$`),
  // What else a browser has under these names is not used.
  builtins: true,
  keep_quoted: true,
};
