// Entry of es.js, which the script loads for the attribute `lang="es"`.
import type { Translation } from '../embed-messages.ts';
import { embed, result, saving } from './calculator.ts';
import { formats } from './formats.ts';
import { household, outlook } from './outlook.ts';
import { allocation, fourPercent, socialSecurity, taxes, tool } from './tools.ts';

export const spanish: Translation = {
  lang: 'es',
  formats,
  embed,
  result,
  saving,
  outlook,
  household,
  tool,
  fourPercent,
  allocation,
  socialSecurity,
  taxes,
};
