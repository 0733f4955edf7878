import {
  contributionTerms,
  formatDollars,
  formatNumber,
  type MarketName,
  marketNames,
  markets,
  PRODUCT_NAME,
  riskLevel,
  STOCKS_AT_BIRTH,
  TAX_YEAR,
  TAX_YEAR_DEDUCTION,
  type WithdrawalProjection,
} from '@whenabouts/core';
import { type AllocationMessages, riskProduct } from '../../view/explainers/allocation-text.ts';
import {
  type FourPercentMessages,
  type FourPercentNumbers,
  halfAndHalf,
  type MarketProjections,
} from '../../view/explainers/four-percent-text.ts';
import type { SocialSecurityMessages } from '../../view/explainers/social-security-text.ts';
import type { TaxMessages } from '../../view/explainers/taxes-text.ts';
import type { Part } from '../../view/sentence.ts';
import type { Translation } from '../calculator/embed-messages.ts';
import { formats } from './formats.ts';

export const tool: Translation['tool'] = {
  yourNumbers: 'Tus números',
  example:
    'Esto es un ejemplo, no un consejo financiero ni de impuestos. Los números se quedan en tu navegador.',
  more: `Más en ${PRODUCT_NAME} (pestaña nueva, en inglés)`,
  showTable: 'Mostrar como tabla',
};

/** Joins items as "a, b y c". */
function joinWithAnd(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} y ${items.at(-1)}`;
}

const marketLabels: Record<MarketName, string> = { poor: 'Malo', average: 'Promedio', good: 'Bueno' };

const fourPercentLabels: Record<keyof FourPercentNumbers, string> = {
  portfolio: 'Ahorros para la jubilación',
  withdrawalRate: 'Porcentaje que retiras al año (%)',
  years: 'Años de jubilación',
};

/** Names the markets in which the savings last. Markets are ordered from worst to best. */
function durationSentence(years: number, projections: MarketProjections): Part<'years'>[] {
  const duration = { input: 'years', text: `${years} años` } as const;
  const lasting = marketNames.filter((name) => projections[name].depletionYear === null);
  const ends = marketNames.flatMap((name) => {
    const { depletionYear } = projections[name];
    const { annualReturn } = markets[name];
    return depletionYear === null ? [] : [`en el año ${depletionYear} con un mercado del ${annualReturn}%`];
  });
  if (ends.length === 0) {
    const [poor, average, good] = marketNames.map((name) => `${markets[name].annualReturn}%`);
    return [
      'Alcanza para los ',
      duration,
      ` si los mercados rinden un ${poor}, un ${average} o un ${good} por encima de la inflación cada año. Mitad acciones y mitad bonos rindieron en promedio un ${halfAndHalf.average}% por encima de la inflación de 1928 a 2024.`,
    ];
  }
  const end: Part<'years'> = { result: joinWithAnd(ends) };
  if (lasting.length === 0) return ['No alcanza para los ', duration, ': se acaba ', end, '.'];
  const others = joinWithAnd(lasting.map((name) => `con uno del ${markets[name].annualReturn}%`));
  return ['Se acaba ', end, `; ${others} alcanza para los `, duration, '.'];
}

export const fourPercent: FourPercentMessages = {
  question: '¿Cuánto duran los ahorros?',
  label: (name) => fourPercentLabels[name],
  rate: (rate) => `${formatNumber(rate)} por ciento al año`,
  sentence(numbers, projections) {
    const yearly = projections.average.yearlyWithdrawal;
    return [
      'Si te jubilas con ',
      { input: 'portfolio', text: formatDollars(numbers.portfolio) },
      ' y retiras cada año el ',
      { input: 'withdrawalRate', text: `${formatNumber(numbers.withdrawalRate)}%` },
      ' de esa cantidad, vives con ',
      { result: `${formatDollars(yearly)} al año` },
      ', o ',
      { result: `${formatDollars(yearly / 12)} al mes` },
      ', en dólares de hoy. ',
      ...durationSentence(numbers.years, projections),
    ];
  },
  title(years, { poor, good }) {
    const remaining = (projection: WithdrawalProjection) =>
      formats.roughDollars(projection.balances.at(-1) ?? 0);
    if (good.depletionYear !== null) return `Ni un mercado bueno puede pagar esto durante ${years} años`;
    if (poor.depletionYear !== null) {
      return `Un mercado malo agota los ahorros en el año ${poor.depletionYear}, mientras que uno bueno deja ${remaining(good)} en dólares de hoy`;
    }
    return `Después de ${years} años quedan de ${remaining(poor)} a ${remaining(good)} en dólares de hoy, si los rendimientos son de ${markets.poor.annualReturn}% a ${markets.good.annualReturn}% por encima de la inflación`;
  },
  description:
    'Ahorros que quedan después de cada año en tres mercados constantes, en dólares de hoy. Son ejemplos, no pronósticos: un mercado real tiene años buenos y malos, y los malos al principio son los que más afectan.',
  table: {
    caption: 'Ahorros que quedan al final de cada año, en dólares de hoy',
    year: 'Año',
    start: 'Inicio',
    market: (name) => `${marketLabels[name]}, ${markets[name].annualReturn}% sobre la inflación`,
  },
  xLabel: 'Años de jubilación',
  market: (name) => marketLabels[name],
  marketName: (name) => `Mercado ${marketLabels[name].toLowerCase()}`,
  aboveInflation: (rate) => `${rate}% sobre la inflación`,
  outcome: {
    runsOut: (year) => `Se acaba en el año ${year}`,
    left: (amount) => `Quedan ${amount}`,
  },
  endsIn: (year) => `año ${year}`,
  notes: [
    'En 1994, William Bengen examinó ahorros con la mitad en acciones y la mitad en bonos de Estados Unidos: retirar un 4% el primer año y después ajustar por la inflación habría durado al menos 30 años sin importar el año de inicio, en todos los casos desde 1926 que él pudo examinar.',
    `Todas las cantidades son dólares de hoy, así que el retiro no cambia, y los rendimientos son por encima de la inflación y ya descuentan las comisiones. “Malo”, “promedio” y “bueno” son solo nombres de tres rendimientos constantes. De 1928 a 2024, mitad acciones y mitad bonos ganaron cerca de un ${halfAndHalf.average}% al año por encima de la inflación, un ${halfAndHalf.best}% en los mejores 30 años y un ${halfAndHalf.worst}% en los peores. Así que un 6% es más que el promedio del pasado, y un 9% nunca ha durado 30 años. Cada retiro ocurre al principio de un año. No se incluyen impuestos.`,
  ],
};

const riskNames: Readonly<Record<number, string>> = {
  1: 'muy cautelosa',
  3: 'cautelosa',
  5: 'equilibrada',
  7: 'ambiciosa',
  9: 'audaz',
};

const riskName = (level: number): string => riskNames[riskLevel(level).tolerance] ?? '';

export const allocation: AllocationMessages = {
  question: '¿Cuánto conviene tener en acciones?',
  label: (name) =>
    ({ age: 'Tu edad', retirementAge: 'Edad de jubilación', riskTolerance: 'Tolerancia al riesgo' })[name],
  risk: (level) => `${level} de 10, ${riskName(level)}`,
  sentence: (investor, { stocks, bonds }) => [
    'A los ',
    { input: 'age', text: String(investor.age) },
    ' años, con jubilación a los ',
    { input: 'retirementAge', text: String(investor.retirementAge) },
    ' y una actitud ',
    { input: 'riskTolerance', text: riskName(investor.riskTolerance) },
    ' ante el riesgo, tendrías un ',
    { result: `${stocks}% en acciones` },
    ' y un ',
    { result: `${bonds}% en bonos` },
    '.',
  ],
  title: (stocks, bonds) => `De cada dólar, ${stocks} centavos en acciones y ${bonds} en bonos`,
  tenYearsLater: (stocks) => `Dentro de diez años, la misma regla daría un ${stocks}% en acciones.`,
  steps: {
    age: (age) => `${STOCKS_AT_BIRTH} − tu edad de ${age}`,
    risk: (risk) => `Riesgo ${risk}: ${riskProduct(risk)}`,
    years: (years) => `${years} ${years === 1 ? 'año' : 'años'} hasta la jubilación`,
    capped: (max) => `Se limita a ${max}`,
    raised: (min) => `Se sube a ${min}`,
    within: (min, max) => `Ya está entre ${min} y ${max}`,
  },
  table: {
    caption: 'Cómo se calcula la parte en acciones, en puntos porcentuales',
    step: 'Paso',
    points: 'Puntos',
    inStocks: 'En acciones',
    inBonds: 'En bonos',
  },
  stocks: 'acciones',
  bonds: 'bonos',
  riskName,
  notes: [
    'Las acciones suben y bajan más y han crecido más; los bonos suben y bajan menos y han crecido menos. Si vas a necesitar el dinero pronto, no puedes esperar a que los precios se recuperen, así que la parte en acciones baja con la edad.',
    '“100 menos tu edad” es una vieja regla práctica. Esta herramienta suma o resta cinco puntos por cada nivel de riesgo por encima o por debajo de 5, suma diez puntos si faltan más de 15 años o cinco si faltan más de 10, y se queda entre 20 y 90. No sabe nada de tu pensión, tu casa ni tus deudas.',
  ],
};

const totalTo = (age: number): string => `Total hasta los ${age}`;

export const socialSecurity: SocialSecurityMessages = {
  question: '¿Cuándo conviene solicitar el Seguro Social?',
  label: (name) =>
    ({
      currentAge: 'Edad actual',
      fullRetirementAge: 'Plena edad de jubilación',
      claimingAge: 'Edad para solicitarlo',
      monthlyBenefit: 'Beneficio mensual a la plena edad de jubilación',
    })[name],
  sentence(numbers, { chosen }) {
    const wait = numbers.claimingAge - numbers.currentAge;
    const difference = Math.abs(chosen.percentage - 100);
    const points = difference.toFixed(1).replace('.0', '');
    const compared = `un ${points}% ${chosen.percentage < 100 ? 'menos' : 'más'} que el beneficio completo`;
    return [
      'Tienes ',
      { input: 'currentAge', text: String(numbers.currentAge) },
      ' años y un beneficio completo de ',
      { input: 'monthlyBenefit', text: formatDollars(numbers.monthlyBenefit) },
      ' al mes. Si lo solicitas a los ',
      { input: 'claimingAge', text: String(numbers.claimingAge) },
      `, ${wait === 1 ? 'el próximo año' : `dentro de ${wait}\u00a0años`}, recibes `,
      { result: `${formatDollars(chosen.monthlyBenefit)} al mes` },
      ` en dólares de hoy: ${difference === 0 ? 'el beneficio completo' : compared}.`,
    ];
  },
  title({ options }) {
    const [first, last] = [options[0], options.at(-1)];
    return `Cada año que esperas paga más al mes: ${formatDollars(first?.monthlyBenefit ?? 0)} a los 62, ${formatDollars(last?.monthlyBenefit ?? 0)} a los 70, en dólares de hoy`;
  },
  keyNumbers: {
    total: totalTo,
    claimingAt: (age) => `si lo solicitas a los ${age}`,
    breakEven: 'Punto de equilibrio',
    versus: (age, other) => `${age} o ${other}`,
    notBy: (age) => `no antes de los ${age}`,
    age(age) {
      const months = Math.round(age * 12);
      const extraMonths = months % 12;
      const years = `${(months - extraMonths) / 12} años`;
      return extraMonths === 0 ? years : `${years} y ${extraMonths} ${extraMonths === 1 ? 'mes' : 'meses'}`;
    },
  },
  description:
    'Punto de equilibrio: la edad a la que la más tardía de dos solicitudes ha pagado en total tanto como la más temprana. Si vives más allá de esa edad, solicitarlo más tarde paga más en total. No se cuentan intereses: los pagos que recibes antes podrían ganar algo. Las cantidades son dólares de hoy.',
  table: {
    caption: 'Beneficios según la edad en que lo solicitas, en dólares de hoy',
    claimAt: 'Edad',
    aMonth: 'Al mes',
    total: totalTo,
  },
  total: (age) => `Total hasta cumplir ${age} años`,
  full: 'plena',
  notes: [
    'Cada mes antes de la plena edad de jubilación reduce el beneficio 5/9 del 1%, y 5/12 del 1% a partir del mes 37. Cada mes después suma 2/3 del 1%, hasta los 70 años. Si naciste en 1960 o después, tu plena edad de jubilación es 67. Tu beneficio está en tu estado de cuenta en ssa.gov. No somos parte de la Administración del Seguro Social.',
    'No se incluyen: los intereses de los pagos anteriores; el ajuste anual por el costo de vida, que aumenta todos los beneficios por igual; los impuestos; lo que ganas mientras recibes el beneficio; ni los beneficios de cónyuges y sobrevivientes.',
  ],
};

export const taxes: TaxMessages = {
  question: '¿Pagar el impuesto ahora o después?',
  label: (name) =>
    ({
      currentIncome: 'Ingreso tributable ahora',
      retirementIncome: 'Ingreso tributable en la jubilación',
      traditionalShare: 'Parte en la cuenta tradicional (%)',
    })[name],
  share: (share) =>
    `${formatNumber(share)} por ciento tradicional, ${formatNumber(100 - share)} por ciento Roth`,
  sentence: (numbers, comparison) => [
    'Con ',
    { input: 'currentIncome', text: formatDollars(numbers.currentIncome) },
    ' de ingreso tributable, tu último dólar paga un ',
    { result: `${comparison.currentRate}%` },
    ' de impuesto ahora; con ',
    { input: 'retirementIncome', text: formatDollars(numbers.retirementIncome) },
    ' en la jubilación, un ',
    { result: `${comparison.retirementRate}%` },
    `. Si apartas ${formatDollars(contributionTerms.yearlyContribution)} al año, el `,
    { input: 'traditionalShare', text: `${formatNumber(numbers.traditionalShare)}%` },
    ` en una cuenta tradicional y el resto en una Roth, después de ${contributionTerms.years} años tendrás `,
    { result: formats.roughDollars(comparison.afterTax) },
    ' después de impuestos, en dólares futuros.',
  ],
  title(bars) {
    const { untaxed, afterTax } = bars.at(-1) ?? { untaxed: 0, afterTax: 0 };
    return `De ${formats.roughDollars(untaxed)}, los impuestos se llevan ${formats.roughDollars(untaxed - afterTax)} tarde o temprano, en dólares futuros`;
  },
  verdict: {
    neither: 'Ninguna es claramente mejor',
    equalRates: (rate) =>
      `Tu tasa es del ${rate}% en ambos momentos, y con tasas iguales las dos cuentas te dejan lo mismo. Tener un poco de cada una te permite elegir después.`,
    closeRates: (points, needed, years) =>
      `Tus tasas se diferencian en ${points} puntos, menos de ${needed}: en ${years} años, nuevas leyes de impuestos pueden cambiar más que eso. Tener un poco de cada una te permite elegir después.`,
    better: (account) => (account === 'traditional' ? 'La tradicional parece mejor' : 'La Roth parece mejor'),
    reason: ({ points, currentRate, retirementRate, allTraditional, allRoth }) =>
      `Tu tasa ${currentRate > retirementRate ? 'baja' : 'sube'} ${points} puntos, del ${currentRate}% ahora al ${retirementRate}% en la jubilación. Todo en la cuenta tradicional dejaría ${allTraditional}, todo en la Roth ${allRoth}, en dólares futuros.`,
  },
  description: (yearly, rate, years) =>
    `La parte rayada son los impuestos, incluido lo que ese dinero habría ganado. ${yearly} de ingreso al año, al ${rate}% durante ${years} años.`,
  aYear: (amount) => `${amount} al año`,
  bars: {
    traditional: 'Tradicional',
    roth: 'Roth',
    both: 'Ambas',
    taxedLater: (rate) => `Se quita un ${rate}% cuando sale el dinero.`,
    taxedNow: (rate) => `Se quita un ${rate}% antes de que entre el dinero, así que crece menos.`,
    kept: 'Lo que te queda al final.',
  },
  table: {
    caption: (years, rate) => `Después de ${years} años al ${rate}% al año, en dólares futuros`,
    account: 'Cuenta',
    withoutTax: 'Sin impuesto',
    taxTakes: 'Impuesto',
    afterTax: 'Después del impuesto',
  },
  notes: [
    `Las tasas vienen de los tramos del impuesto federal sobre el ingreso de ${TAX_YEAR} para una persona soltera. Se aplican al ingreso tributable, que es lo que queda de tu ingreso después de las deducciones; la deducción estándar de ${TAX_YEAR} era de ${formatDollars(TAX_YEAR_DEDUCTION)}. Aplicamos a cada cuenta tu tasa más alta.`,
    'Las dos cuentas te cuestan el mismo ingreso antes de impuestos, así que a la Roth llega menos después del impuesto de hoy. El ingreso en la jubilación está en dólares de hoy; los ahorros están en dólares del año en que se retiran, que compran menos. No se incluyen los impuestos estatales, la aportación del empleador ni los límites de aportaciones.',
  ],
};
