// Entry of es.js, which the script loads for the attribute `lang="es"`.
import type { Translation } from '../calculator/embed-messages.ts';
import { embed, result, saving, sending } from '../spanish/calculator.ts';
import { formats } from '../spanish/formats.ts';
import { household, outlook } from '../spanish/outlook.ts';
import { allocation, fourPercent, socialSecurity, taxes, tool } from '../spanish/tools.ts';

export const spanish: Translation = {
  lang: 'es',
  formats,
  embed,
  result,
  saving,
  sending,
  outlook,
  household,
  tool,
  fourPercent,
  allocation,
  socialSecurity,
  taxes,
};
