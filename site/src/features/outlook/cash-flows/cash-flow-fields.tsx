import {
  type CashFlow,
  cashFlowFields,
  formatDollars,
  isFromStop,
  isPartOfSpending,
  readableName,
} from '@whenabouts/core';
import { cashFlowName, SliderField, UnbrokenAmounts } from '@whenabouts/view';
import { useState } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import * as styles from '../household/household.css.ts';
import { Check, More } from '../inputs/assumption-controls.tsx';
import * as controlStyles from '../inputs/controls.css.ts';
import type { OutlookAnswer } from '../outlook-results.ts';
import * as textStyles from '../outlook-text.css.ts';
import { amountNote, cashFlowNotice, editFields } from './cash-flows.ts';
import { IncomeFields, IncomeRise } from './income-fields.tsx';
import { PlaceOfCost, spendingOf } from './place-of-cost.tsx';
import { costInSpendingText } from './spending-cost-text.ts';
import { withPlace } from './spending-costs.ts';

interface CashFlowFieldsProps {
  cashFlow: CashFlow;
  /** The part of the amount that the plan counts: a cost that is part of the spending is at most the spending. */
  counted: number;
  /** Prefix of the ids of the fields. */
  id: string;
  answer: OutlookAnswer;
  onChange: (cashFlow: CashFlow) => void;
}

/** The fields of a cash flow: at most three are visible at first, and the others are behind "More". */
export function CashFlowFields({ cashFlow, counted, id, answer, onChange }: CashFlowFieldsProps) {
  const { shown, change, replace } = usePendingAges(cashFlow, onChange);
  const { kind, every, name, amount, fromAge, toAge } = shown;
  const isOnce = every === 'once';
  const fields = editFields(shown, answer);
  const nameField = (
    <TextField
      id={`${id}-name`}
      label="Name"
      value={name}
      maxLength={cashFlowFields.name.maxLength}
      autoComplete="off"
      onChange={({ currentTarget }) => change({ name: readableName(currentTarget.value) })}
    />
  );
  const endField = (
    <EndField
      shown={shown}
      planned={cashFlow}
      field={fields.toAge}
      id={`${id}-to`}
      onChange={(age) => change({ toAge: age })}
    />
  );
  const startField = (
    <SliderField
      field={fields.fromAge}
      value={fromAge}
      id={`${id}-from`}
      note={cashFlowNotice(cashFlow, answer) ?? undefined}
      onChange={(age) => change({ fromAge: age })}
    />
  );
  // The name of a cost that starts later is behind "More", as that of an income is, which shows its rise.
  const isCostThatEnds = kind === 'cost' && !isOnce;
  const isPart = isPartOfSpending(shown);
  const hasStart = !((isPart || isFromStop(shown)) && fromAge <= answer.inputs.currentAge);
  const showsName = isCostThatEnds && !hasStart;
  return (
    <fieldset className={styles.partner}>
      <legend className={styles.legend}>{cashFlowName(shown)}</legend>
      {isOnce && nameField}
      <SliderField
        field={fields.amount}
        value={amount}
        id={`${id}-amount`}
        note={amountNote(shown, answer) ?? undefined}
        {...amountError(shown, counted, answer)}
        onChange={(dollars) => change({ amount: dollars })}
      />
      {hasStart && startField}
      {kind === 'income' && !isOnce && (
        <IncomeRise income={shown} id={id} change={change} replace={replace} />
      )}
      {isCostThatEnds && shown.partOfSpending !== 'until-stop' && (
        <>
          {endField}
          <PlaceOfCost
            isPart={isPart}
            answer={answer}
            onChange={(isInSpending) => replace(withPlace(shown, isInSpending, answer))}
          />
        </>
      )}
      {showsName && nameField}
      {!(isPart && amount === 0) && (
        <p className={textStyles.note}>
          <UnbrokenAmounts text={isPart ? costInSpendingText(shown, answer) : effectText(shown, answer)} />
        </p>
      )}
      {!isOnce && (
        <More>
          {!showsName && nameField}
          {!isCostThatEnds && (
            <div className={controlStyles.control}>
              <Check
                label="Ends before the plan does"
                checked={toAge !== null}
                onChange={(checked) =>
                  change({ toAge: checked ? Math.max(fields.toAge.sliderMax, fromAge + 1) : null })
                }
              />
              {toAge !== null && endField}
            </div>
          )}
          {kind === 'income' ? (
            <IncomeFields
              income={shown}
              id={id}
              hasPartner={answer.assumptions.partner !== null}
              change={change}
              replace={replace}
            />
          ) : (
            <Check
              label="Rises with prices"
              checked={shown.risesWithPrices}
              onChange={(checked) => change({ risesWithPrices: checked })}
            />
          )}
        </More>
      )}
    </fieldset>
  );
}

interface EndFieldProps {
  shown: CashFlow;
  /** The cash flow in the plan, whose ages may differ from those that are shown. */
  planned: CashFlow;
  field: ReturnType<typeof editFields>['toAge'];
  id: string;
  onChange: (age: number) => void;
}

/** The first age without a cash flow, with an error if it is not after the start. */
function EndField({ shown: { fromAge, toAge }, planned, field, id, onChange }: EndFieldProps) {
  const isCrossed = toAge !== null && toAge <= fromAge;
  const error = `Choose an age above ${fromAge}, when it starts. Your answer still counts it ${agesText(planned)}.`;
  return (
    <SliderField
      field={field}
      value={toAge ?? field.sliderMax}
      id={id}
      note="The first age without it."
      error={isCrossed ? error : undefined}
      validValue={isCrossed ? fromAge + 1 : undefined}
      onChange={onChange}
    />
  );
}

/** Returns the error of a cost that is part of the spending and does not fit into it. */
function amountError({ amount }: CashFlow, counted: number, answer: OutlookAnswer) {
  if (counted >= amount) return {};
  const error = `The costs that are part of your spending are more than the ${spendingOf(answer)} you spend, so your answer counts ${formatDollars(counted)} of this one.`;
  return { error, validValue: counted };
}

/** Entered ages of which the end is not after the start. They are shown, but the plan keeps the ages before them. */
interface PendingAges {
  /** The cash flow that they belong to. Other cash flows ignore them. */
  of: CashFlow;
  fromAge: number;
  toAge: number;
}

/** Returns the cash flow with the entered ages, and functions that change it and leave crossed ages out of the plan. */
function usePendingAges(cashFlow: CashFlow, onChange: (cashFlow: CashFlow) => void) {
  const [pending, setPending] = useState<PendingAges>();
  const ages = pending?.of === cashFlow ? pending : cashFlow;
  const shown: CashFlow = { ...cashFlow, fromAge: ages.fromAge, toAge: ages.toAge };

  function replace(next: CashFlow): void {
    if (next.toAge === null || next.toAge > next.fromAge) {
      onChange(next);
      return;
    }
    const planned = { ...next, fromAge: cashFlow.fromAge, toAge: cashFlow.toAge };
    onChange(planned);
    setPending({ of: planned, fromAge: next.fromAge, toAge: next.toAge });
  }
  const change = (changes: Partial<CashFlow>) => replace({ ...shown, ...changes });
  return { shown, change, replace };
}

function agesText({ fromAge, toAge }: CashFlow): string {
  return toAge === null ? `from ${fromAge} on` : `from ${fromAge} until ${toAge}`;
}

/** Explains what a cash flow does while the visitor works, and later. */
function effectText(cashFlow: CashFlow, { isRetired, assumptions }: OutlookAnswer): string {
  const { kind, every, dollarsOf } = cashFlow;
  const dollars = dollarsOf === 'start' ? 'In dollars of its first year.' : 'In today’s dollars.';
  if (every === 'once') {
    return kind === 'income'
      ? `${dollars} It is added to your savings at that age.`
      : `${dollars} It is paid from your savings at that age.`;
  }
  if (kind === 'income') {
    return isRetired
      ? `${dollars} It pays part of your spending.`
      : `${dollars} While you work, it is saved; later it pays part of your spending.`;
  }
  const twice = 'Your monthly spending is without it.';
  if (isFromStop(cashFlow) && !isRetired) {
    const stop = assumptions.partner ? 'one of you stops' : 'you stop';
    return `${dollars} Until ${stop}, your pay covers it, and your contributions stay the same; after that, it comes on top of your spending. ${twice}`;
  }
  return isRetired
    ? `${dollars} It comes on top of your spending. ${twice}`
    : `${dollars} While you work, it lowers your contributions; later it comes on top of your spending. ${twice}`;
}
