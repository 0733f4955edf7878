import {
  americanFormats,
  type Field,
  fields,
  type InputName,
  type NumberFormats,
  type ScenarioName,
} from '@whenabouts/core';
import { type CalculatorMessages, WORD_JOINER } from '../../view/calculator/calculator-messages.ts';
import { exampleReturn, type ResultMessages } from '../../view/calculator/result-messages.ts';
import type { FieldMessages } from '../../view/fields/field-messages.ts';
import type { Translation } from '../calculator/embed-messages.ts';

function rangeMessage({ unit, min, max }: Field, label: string, { number }: NumberFormats): string {
  const kind = unit === 'years' || unit === 'level' ? 'un número entero' : 'un número';
  return `${label}: debe ser ${kind} de ${number(min)} a ${number(max)}.`;
}

const field: FieldMessages = {
  years: 'años',
  withUnit(value, unit, formats) {
    const number = formats.number(value);
    switch (unit) {
      case 'dollars':
        return formats.dollars(value);
      case 'years':
        return `${number} años`;
      case 'percent':
        return `${number} por ciento al año`;
      case 'level':
        return number;
    }
  },
  exactAmount: (label) => `${label}, cantidad exacta`,
  setTo: (value) => `Cambiar a ${value}`,
  enterNumber: (example) => `Escribe un número, por ejemplo ${example}.`,
  outOfRange: (limits, value, formats) =>
    `${rangeMessage(limits, limits.label, formats)} Lo cambiamos a ${formats.number(value)}.`,
};

const labels: Record<InputName, string> = {
  currentAge: 'Edad actual',
  retirementAge: 'Edad de jubilación deseada',
  currentSavings: 'Ahorros actuales para la jubilación',
  monthlySavings: 'Aportaciones mensuales',
  annualIncome: 'Ingreso anual',
  expectedReturn: 'Rendimiento anual esperado (%)',
};

const dollarNames = { future: 'dólares futuros', today: 'dólares de hoy' };

const calculator: CalculatorMessages = {
  field,
  errors: {
    range: (name) => rangeMessage(fields[name], labels[name], americanFormats),
    currentAge: (retirementAge) =>
      `Tu edad actual debe ser menor que tu edad de jubilación deseada de ${retirementAge}.`,
    retirementAge: (currentAge) =>
      `Tu edad de jubilación deseada debe ser mayor que tu edad actual de ${currentAge}.`,
  },
  label: (name) => labels[name],
  yourInformation: 'Tu información',
  private:
    'Los cálculos se hacen en tu navegador: nada de lo que escribes aquí se envía a ningún lugar, a menos que lo guardes.',
  inputDollars:
    'Los ahorros y el ingreso están en dólares de hoy; la aportación sigue siendo la misma cantidad de dólares.',
  setByPage: (values) => `Valores fijados por esta página: ${values}.`,
  calculate: 'Calcular la jubilación',
  atAge: (age) => `A los ${age}:`,
  aMonth: 'al mes',
  dollarNames,
  outlook: 'Tu panorama de jubilación',
  crossedAges: 'Estas edades todavía no concuerdan',
  ready: '¿Quieres ver tu futuro?',
  howToStart: (button) =>
    `Completa tu información y haz clic en “${button}” para ver tu panorama de jubilación.`,
  detailedPlan: 'Obtén un plan de jubilación detallado (en inglés)',
  sentence: (numbers) => [
    ['Si sigues ahorrando '],
    [`${numbers.monthlySavings} al mes`, 'monthlySavings'],
    [`${WORD_JOINER}, a los `],
    [`${numbers.retirementAge}`, 'retirementAge'],
    [' años tendrías aproximadamente '],
    [numbers.savings, 'result'],
    [
      ` en ${dollarNames[numbers.dollars]} (${numbers.otherSavings} en ${dollarNames[numbers.otherDollars]}). Si retiras un ${numbers.withdrawalRate}% al año, eso te da `,
    ],
    [numbers.monthlyIncome, 'result'],
    [' al mes.'],
  ],
};

export const embed: Translation['embed'] = {
  calculator,
  sharing:
    'Los cálculos se hacen en tu navegador. El sitio web que muestra esta calculadora recibe los números que escribes y tus resultados.',
  parts: {
    tool: 'esta herramienta',
    details: 'los detalles de tu resultado',
    outlook: 'el resto de tu panorama de jubilación',
    household: 'los campos de tu hogar',
  },
  loading: (part) => `Cargando ${part}…`,
  loadingFailed: (part) => `No pudimos cargar ${part}.`,
  tryAgain: 'Intentar de nuevo',
  siteLink: (name) => `Calculadora de ${name} (en inglés)`,
};

const scenarioNames: Record<ScenarioName, string> = {
  conservative: 'Conservador',
  moderate: 'Moderado',
  aggressive: 'Agresivo',
};

export const result: ResultMessages = {
  inDollars: (kind, otherAmount, otherKind) =>
    `en ${dollarNames[kind]} (${otherAmount} en ${dollarNames[otherKind]})`,
  scenario: (name) => scenarioNames[name],
  timeTitle: 'Tiempo hasta la jubilación',
  yearsUnit: (years) => (years === 1 ? 'año' : 'años'),
  ages: (from, to) => `De los ${from} a los ${to} años de edad.`,
  savingsTitle: 'Ahorros proyectados para la jubilación',
  basis: (rate, contribution) => `Con un ${rate}% cada año y aportaciones que siguen en ${contribution}.`,
  incomeTitle: 'Ingreso mensual estimado',
  perMonth: 'al mes',
  replacement: (percent, withdrawalRate) =>
    `Cerca del ${percent}% de lo que ganas hoy, en dólares de hoy, si retiras un ${withdrawalRate}% de los ahorros al año.`,
  strategiesTitle: 'Ingreso mensual por estrategia',
  rate: (percent) => `${percent}% al año`,
  outcomesTitle: 'Resultados de la simulación',
  percentile: (rank) => `Percentil ${rank}`,
  simulation: (runs, variation) =>
    `Basado en ${runs} simulaciones de Montecarlo, en la escala de arriba. En cada simulación, el rendimiento de cada mes varía hasta en un ${variation}% de su valor, por ejemplo de ${exampleReturn(-variation)}% a ${exampleReturn(variation)}% en lugar de ${exampleReturn(0)}%. Los mercados cambian mucho más: usa los tres escenarios de arriba como rango.`,
  estimate: (inflation) =>
    `Es una estimación, no un consejo. Los dólares futuros son los que verás en tu estado de cuenta al jubilarte; los dólares de hoy son lo que esa cantidad compra ahora, con una inflación del ${inflation}% al año. No incluye impuestos; el rendimiento ya descuenta comisiones. El rendimiento real varía cada año y puede ser negativo.`,
  howWeCalculate: 'Cómo calculamos',
  monthlyGrowth: (rate, effectiveRate) =>
    `Cada mes, tus ahorros ganan una doceava parte del rendimiento anual y después se suma tu aportación: con un ${rate}% al año, los ahorros crecen un ${effectiveRate}% en doce meses.`,
  scenarioRates: (scenario, rate, withdrawalRate) =>
    `${scenario}: rendimiento del ${rate}% al año y después un retiro del ${withdrawalRate}% de los ahorros al año.`,
  runs: (runs, variation) =>
    `La simulación calcula el escenario moderado ${runs} veces. En cada una, el rendimiento de cada mes varía hasta en un ${variation}% de su valor. Los mismos datos siempre dan los mismos resultados.`,
};

export const saving: Translation['saving'] = {
  link: 'Guardar en mi cuenta (pestaña nueva, en inglés)',
  finish: 'Termina de guardar en la pestaña nueva.',
  saved: 'Guardado',
  getCode: '¿No se abre la pestaña? Obtén un código',
  getCodeOnly: 'Obtén un código para guardar este resultado',
  code: 'Tu código, válido por 24 horas:',
  openLink: 'Abre este enlace en otra pestaña:',
  linkField: 'Enlace',
  copy: 'Copiar el enlace',
  copied: 'Copiado',
  send: 'Enviar por correo o imprimir este resultado',
  email: 'Escribir el correo',
  print: 'Imprimir',
  sendFailed: 'No se pudo cargar. Inténtalo de nuevo.',
};

export const sending: Translation['sending'] = {
  subject: (publisher) => `Tu resultado de jubilación de ${publisher}`,
  open: (link) => `Abre la calculadora con estos números (en inglés): ${link}`,
  from: (publisher, url) => `De ${publisher}: ${url}`,
  estimate: (date) => `${date}. Es una estimación, no un consejo. No incluye impuestos.`,
};
