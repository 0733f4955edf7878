import {
  type CashFlow,
  formatDollars,
  formatNumber,
  hasPartnersAges,
  isFromStop,
  isPartOfSpending,
} from '@whenabouts/core';
import { cashFlowName } from '@whenabouts/view';

const CASH_FLOW_PREFIX = 'cash-flow-';

/** Returns the id of a cash flow by its position. */
export function cashFlowId(index: number): string {
  return `${CASH_FLOW_PREFIX}${index}`;
}

/** Returns the position of a cash flow by its id; null if the id is that of another assumption. */
export function cashFlowIndex(id: string): number | null {
  return id.startsWith(CASH_FLOW_PREFIX) ? Number(id.slice(CASH_FLOW_PREFIX.length)) : null;
}

/**
 * Describes a cash flow within a sentence: "Pension of $500 a month in today’s dollars from 65 until 80 (rises with
 * prices)".
 *
 * @param hasPartner True for a couple: the phrase then names the share that is left after the first death.
 */
export function cashFlowPhrase(cashFlow: CashFlow, hasPartner: boolean): string {
  const { kind, every, amount } = cashFlow;
  const isPartners = kind === 'income' && hasPartner && cashFlow.owner === 'partner';
  const name = isPartners ? `your partner’s ${cashFlowName(cashFlow)}` : cashFlowName(cashFlow);
  const start = `${name} of ${formatDollars(amount)}`;
  const ages = agesText(cashFlow, isPartners);
  if (every === 'once') return `${start} in today’s dollars ${ages}`;
  const terms = kind === 'income' ? incomeTerms : costTerms;
  return `${start} a month ${terms(cashFlow, ages, hasPartner)}`;
}

function incomeTerms(cashFlow: CashFlow, ages: string, hasPartner: boolean): string {
  const dollars = cashFlow.dollarsOf === 'start' ? 'dollars of its first year' : 'today’s dollars';
  const tax = cashFlow.isTaxed === false ? ', not taxed' : '';
  const death = cashFlow.owner === 'partner' ? 'your partner’s death' : 'your death';
  const survivor = hasPartner ? survivorText(cashFlow, death) : '';
  return `in ${dollars} ${ages} (${riseText(cashFlow)}${tax}${survivor})`;
}

function costTerms(cashFlow: CashFlow, ages: string, hasPartner: boolean): string {
  if (cashFlow.partOfSpending === 'until-stop') return 'as part of your spending until you stop';
  if (isPartOfSpending(cashFlow)) return `as part of your spending ${ages} (${riseText(cashFlow)})`;
  const paidFrom = isFromStop(cashFlow) ? ` once ${hasPartner ? 'one of you stops' : 'you stop'}` : '';
  const survivor = hasPartner ? survivorText(cashFlow, 'the first death') : '';
  return `in today’s dollars ${ages} (${riseText(cashFlow)}, on top of your spending${paidFrom}${survivor})`;
}

function riseText({ kind, risesWithPrices, yearlyRise }: CashFlow): string {
  if (kind === 'cost' || yearlyRise === undefined)
    return risesWithPrices ? 'rises with prices' : 'does not rise with prices';
  return yearlyRise === 0 ? 'does not rise with prices' : `rises by ${formatNumber(yearlyRise)}% a year`;
}

/** Names the ages of a cash flow. Those of a partner's income say whose they are. */
function agesText(cashFlow: CashFlow, isPartners: boolean): string {
  const { every, fromAge, toAge } = cashFlow;
  const whose = !isPartners ? '' : hasPartnersAges(cashFlow) ? 'your partner’s age ' : 'your age ';
  if (every === 'once') return `at ${whose}${fromAge}`;
  return `from ${whose}${fromAge}${toAge === null ? '' : ` until ${toAge}`}`;
}

function survivorText({ survivorShare = 100 }: CashFlow, death: string): string {
  if (survivorShare === 0) return `, ends at ${death}`;
  return survivorShare < 100 ? `, ${formatNumber(survivorShare)}% after ${death}` : '';
}
