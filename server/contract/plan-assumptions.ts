import {
  assumptionDescriptions,
  assumptionFields,
  type CashFlow,
  type CashFlowError,
  cashFlowAmountFields,
  cashFlowErrors,
  costsInSpending,
  formatDollars,
  inputDescriptions,
  lifetimeFields,
  rangeMessage,
  type SavedAssumptions,
  stepIds,
} from '@whenabouts/core';
import * as v from 'valibot';
import { buildSchemas, type Descriptions } from './plan-schemas.ts';
import { described, documented, pathTo, plainObject } from './schemas.ts';

const { month } = cashFlowAmountFields;

/** Rejects numbers of a cash flow that do not fit together. */
const cashFlowRule = documented(
  v.rawCheck<CashFlow>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const [key, message] of listCashFlowMessages(dataset.value)) {
      addIssue({ message, path: [pathTo(dataset.value, key)] });
    }
  }),
  `A monthly \`amount\` is at most ${month.max}. \`toAge\` is above \`fromAge\`, and \`null\` if it occurs once or ends when work does. Only a monthly cost has a \`partOfSpending\`.`,
);

const cashFlowMessages: Readonly<Record<CashFlowError, [keyof CashFlow, string]>> = {
  'end-of-once': ['toAge', 'An amount that occurs once has no end.'],
  'no-monthly-cost': ['partOfSpending', 'Only a monthly cost can be part of the spending.'],
  'second-end': ['toAge', 'A cost that ends when work does has no other end.'],
};

function listCashFlowMessages(cashFlow: CashFlow): [keyof CashFlow, string][] {
  const { every, amount, fromAge, toAge } = cashFlow;
  const messages = cashFlowErrors(cashFlow).map((error) => cashFlowMessages[error]);
  if (every === 'once') return messages;
  if (amount > month.max) messages.push(['amount', rangeMessage(month)]);
  if (toAge !== null && toAge <= fromAge)
    messages.push(['toAge', `Choose an end after the start at ${fromAge}.`]);
  return messages;
}

const descriptions: Descriptions<typeof assumptionFields> = {
  ...assumptionDescriptions,
  cashFlows: { ...assumptionDescriptions.cashFlows, rule: cashFlowRule },
};

const optional = (schemas: Readonly<Record<string, v.GenericSchema>>) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, v.exactOptional(schema)]));

const OutlookInputs = plainObject(
  optional(
    buildSchemas(lifetimeFields, {
      ...inputDescriptions,
      retirementAge: 'Whole years; the current age once retired, or to stop today.',
    }),
  ),
  'Please send the outlook’s inputs as an object.',
);

/** Rejects costs in the spending that add up to more than it. The default spending follows the inputs, and is not checked. */
const costsInSpendingRule = documented(
  v.rawCheck<SavedAssumptions>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { monthlySpending, cashFlows = [] } = dataset.value;
    const total = costsInSpending(cashFlows);
    if (monthlySpending === undefined || total <= monthlySpending) return;
    const message = `The costs that are part of the spending add up to ${formatDollars(total)} a month, more than the spending of ${formatDollars(monthlySpending)}.`;
    addIssue({ message, path: [pathTo(dataset.value, 'cashFlows')] });
  }),
  'The cash flows that are part of the spending add up to at most `monthlySpending`.',
);

/** Assumptions of the outlook that a member changed. A missing assumption has its default. Unknown keys are dropped. */
export const PlanAssumptions = v.pipe(
  plainObject(
    optional({
      ...buildSchemas(assumptionFields, descriptions),
      isWorking: described(
        v.boolean('Please say true or false.'),
        'True if the member still works and would stop today. Without it, equal ages mean that the member has retired.',
      ),
      doneSteps: described(
        v.pipe(
          v.array(
            v.picklist(stepIds, 'Please name a step of the outlook.'),
            'Please send the steps as a list.',
          ),
          v.maxLength(stepIds.length, 'Please name each step once.'),
        ),
        'Next steps of the outlook that the member has ticked; none by default. They change no result.',
      ),
      outlookInputs: described(
        OutlookInputs,
        'Inputs of the outlook that are outside the ranges of the plan’s inputs, which are then the nearest allowed values.',
      ),
    }),
    'Please send the assumptions as an object, or null for the defaults.',
  ) as v.GenericSchema<SavedAssumptions>,
  costsInSpendingRule,
);

export type PlanAssumptions = SavedAssumptions;
