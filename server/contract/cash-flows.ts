import {
  type CashFlow as CoreCashFlow,
  cashFlowAmountFields,
  cashFlowFields,
  cashFlowLimits,
  rangeMessage,
} from '@whenabouts/core';
import * as v from 'valibot';
import { described, documented, numberIn, plainObject } from './schemas.ts';
import { line } from './text.ts';

const { month, once } = cashFlowAmountFields;

const CashFlow = v.pipe(
  plainObject(
    {
      kind: described(
        v.picklist(['income', 'cost'], 'Please say "income" or "cost".'),
        'Whether the money comes in or goes out.',
      ),
      name: described(line(cashFlowLimits.nameLength), 'Name, which may be blank.'),
      amount: described(numberIn(once), 'Dollars each month or once, in today’s dollars at `fromAge`.'),
      every: described(
        v.picklist(['month', 'once'], 'Please say "month" or "once".'),
        'How often it occurs.',
      ),
      fromAge: described(numberIn(cashFlowFields.fromAge), 'The member’s age at which it starts or occurs.'),
      toAge: v.optional(
        described(
          v.nullable(numberIn(cashFlowFields.toAge)),
          'The member’s first age without it; `null` to the end of the plan, and if it occurs once.',
        ),
        null,
      ),
      risesWithPrices: described(
        v.boolean('Please say true or false.'),
        'False if it stays the same number of dollars.',
      ),
      survivorShare: v.exactOptional(
        described(
          numberIn(cashFlowFields.survivorShare),
          'Percent that continues after the first death; 100 by default.',
        ),
      ),
    },
    'Please send each cash flow as an object.',
  ),
  documented(
    v.rawCheck<CoreCashFlow>(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = { ...dataset.value };
      for (const [key, message] of messagesOf(input)) {
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
      }
    }),
    `A monthly \`amount\` is at most ${month.max}. \`toAge\` is above \`fromAge\`, and \`null\` if it occurs once.`,
  ),
);

/** Returns messages about numbers that do not fit together. */
function messagesOf({ every, amount, fromAge, toAge }: CoreCashFlow): [keyof CoreCashFlow, string][] {
  if (every === 'once') return toAge === null ? [] : [['toAge', 'An amount that occurs once has no end.']];
  const messages: [keyof CoreCashFlow, string][] = [];
  if (amount > month.max) messages.push(['amount', rangeMessage(month)]);
  if (toAge !== null && toAge <= fromAge)
    messages.push(['toAge', `Choose an end after the start at ${fromAge}.`]);
  return messages;
}

/** Other income and costs of a plan. */
export const CashFlows = v.pipe(
  v.array(CashFlow, 'Please send the cash flows as a list.'),
  v.maxLength(cashFlowLimits.count, `Please use at most ${cashFlowLimits.count} cash flows.`),
);
