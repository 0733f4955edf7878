/** Commas may group digits by three. */
const NUMBER = /^[+-]?(?:(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d*)?|\.\d+)$/;

/**
 * Parses the text of a number field, such as "52,300", "$52300" or "7.5 %".
 *
 * @param decimalPoint If it is a comma, points group digits.
 * @returns the number, or null if the text is not a number or is ambiguous, such as "7,5".
 */
export function parseNumber(text: string, decimalPoint = '.'): number | null {
  let bare = text.replace(/[$%\s’]/g, '');
  if (decimalPoint === ',') bare = bare.replace(/[.,]/g, (sign) => (sign === ',' ? '.' : ','));
  if (!NUMBER.test(bare)) return null;
  // Adding zero turns "-0" into 0.
  return Number(bare.replaceAll(',', '')) + 0;
}
