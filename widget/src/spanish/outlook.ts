import { type AnswerMessages, fields, formatNumber } from '@whenabouts/core';
import type { Translation } from '../calculator/embed-messages.ts';
import { formatChance, formatChanceInProse, formatTarget } from './formats.ts';

const answer: AnswerMessages = {
  spending: (amount) => `${amount} al mes en dólares de hoy`,
  planEnd: ({ partner, planAge }, deathAge, { isSelf, isAlive }) => {
    if (!partner) return `hasta los ${planAge} años`;
    if (deathAge !== null)
      return `hasta que ${isSelf === isAlive ? 'tu pareja muera' : 'mueras'} a los ${deathAge} años`;
    const verb = isAlive ? { self: 'tengas', other: 'tenga' } : { self: 'tuvieras', other: 'tuviera' };
    return `hasta que ${isSelf ? verb.self : `tu pareja ${verb.other}`} ${planAge} años`;
  },
  lasts: (planEnd) => `Tu dinero alcanza ${planEnd} en `,
  lastsAt: (age, planEnd) => `Si dejas de trabajar a los ${age}, tu dinero alcanza ${planEnd} en `,
  onSpending: (spending, isTaxed) =>
    `Con gastos de ${spending}, con el Seguro Social${isTaxed ? '' : ' y sin impuestos'}.`,
  tooEarly: (age) => `Incluso a los ${age} años es demasiado pronto para dejar de trabajar`,
  when: (age, isNow) => (isNow ? `hoy, a los ${age} años` : `a los ${age} años`),
  partnerStops: (age, isChosen, isNow) =>
    isChosen ? `, y tu pareja a los ${age}` : `, cuando tu pareja ${isNow ? 'tiene' : 'tenga'} ${age}`,
  couldStop: (when) => `Podrías dejar de trabajar ${when}`,
  youWould: () => 'Te gustaría a los ',
  works: (isAnswer) => (isAnswer ? ', y eso funciona en ' : ': eso funciona en '),
  paidBySocialSecurity: (spending) => `El Seguro Social paga por completo los ${spending} que gastarías.`,
  worksWithBenefit: ({ benefit, claimingAge, age, planAge, targetChance }) =>
    `Solicitas el Seguro Social, ${benefit}, a los ${claimingAge} y sigues trabajando hasta los ${age}. Lo que ahorres de ese beneficio cubre el resto hasta los ${planAge} en ${formatTarget(targetChance)} futuros.`,
  itLasts: 'Tu dinero alcanza en ',
  ifCut: ' si se recorta el Seguro Social según la ley actual.',
  chance: (chance) => `${formatChanceInProse(chance)} futuros`,
};

export const outlook: Translation['outlook'] = {
  answer,
  heading: 'Cuándo podrías dejar de trabajar',
  whatWouldChangeIt: 'Qué lo cambiaría (en inglés)',
  title: 'Cuanto más tarde, en más futuros alcanza tu dinero',
  description: (runs) =>
    `${formatNumber(runs)} futuros simulados en dólares de hoy, con comisiones descontadas. Aquí tus aportaciones aumentan con los precios; arriba no.`,
  xLabel: 'Edad a la que dejas de trabajar',
  yLabel: 'De 10 futuros, alcanza en',
  line: 'Tu dinero alcanza',
  target: 'Meta',
  chance: formatChance,
  chanceAt: (age, chance) => `${age}: ${formatChance(chance)} futuros`,
  readChart: 'Leer la gráfica según la edad a la que dejas de trabajar',
  showTable: 'Mostrar como tabla',
  caption: (planAge) =>
    `Futuros de 10 en los que tu dinero alcanza hasta los ${planAge} años, según la edad a la que dejas de trabajar`,
  stopAt: 'Edad',
  futures: 'Futuros de 10, con un margen de 0.1',
  addToHousehold: 'Agregar a tu pareja o un recorte de beneficios',
};

const LATEST_AGE = fields.retirementAge.max;

const partnerLabels = {
  currentAge: 'Edad de tu pareja',
  annualIncome: 'Ingreso anual de tu pareja',
  retirementAge: 'Edad de jubilación de tu pareja',
};

export const household: Translation['household'] = {
  legend: 'Tu hogar',
  couple: 'Mi pareja y yo',
  benefitCut: (percent, year) =>
    `Si el Congreso no hace nada, el Seguro Social pagará al principio cerca del ${percent}% de los beneficios, desde finales de ${year}`,
  label: (name) => partnerLabels[name],
  sameYear: 'Hasta que lo cambies, el mismo año calendario en que tú dejas de trabajar.',
  together: (isSelfFirst, deathAge, percent) =>
    `Los ahorros y las aportaciones de arriba son de los dos. ${isSelfFirst ? `Si mueres a los ${deathAge}, tu pareja gasta` : `Si tu pareja muere a los ${deathAge}, gastas`} el ${percent}% de lo que gastaban juntos.`,
  sameAge: 'Con esto, la edad no cambia.',
  tooEarly: (before, lastAge) =>
    `Con esto, a los ${lastAge} años es demasiado pronto para dejar de trabajar; sin esto, podrías a los ${before}.`,
  change: (before, after) =>
    `Con esto, podrías dejar de trabajar a los ${after}; sin esto, ${before === null ? `ni siquiera a los ${LATEST_AGE}` : `a los ${before}`}.`,
};
