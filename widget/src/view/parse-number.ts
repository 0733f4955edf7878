const GROUPED = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/**
 * Reads what a visitor types into a number box: "52,300", "$52300", "7.5 %". Anything that could be
 * meant in two ways, such as "7,5", is not a number.
 *
 * @param decimalPoint Where it is a comma, points and commas change places.
 * @returns the number, or null when the text is none.
 */
export function parseNumber(text: string, decimalPoint = '.'): number | null {
  let bare = text.replace(/[$%\s’]/g, '');
  if (decimalPoint === ',') bare = bare.replace(/[.,]/g, (sign) => (sign === ',' ? '.' : ','));
  if (!GROUPED.test(bare) && !PLAIN.test(bare)) return null;
  // Adding zero turns "-0" into 0.
  return Number(bare.replaceAll(',', '')) + 0;
}
