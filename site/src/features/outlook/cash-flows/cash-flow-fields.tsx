import { type CashFlow, cashFlowFields, formatDollars, isPartOfSpending } from '@whenabouts/core';
import { SliderField, UnbrokenAmounts } from '@whenabouts/view';
import { useState } from 'react';
import { readableName } from '../../../numbers/household-link.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import * as styles from '../household/household.css.ts';
import { cashFlowName } from '../household/household-phrases.ts';
import { Check, More } from '../inputs/assumption-controls.tsx';
import * as controlStyles from '../inputs/controls.css.ts';
import type { OutlookAnswer } from '../outlook-results.ts';
import * as textStyles from '../outlook-text.css.ts';
import { amountQuestion, cashFlowNotice, editFields } from './cash-flows.ts';
import { IncomeFields } from './income-fields.tsx';
import { costInSpendingText, withPlace } from './spending-costs.ts';

interface CashFlowFieldsProps {
  /** The cash flow in the plan. */
  cashFlow: CashFlow;
  /** The part of the amount that the plan counts: a cost that is part of the spending is at most the spending. */
  counted: number;
  /** Prefix of the ids of the fields. */
  id: string;
  answer: OutlookAnswer;
  onChange: (cashFlow: CashFlow) => void;
}

const places = [
  { value: 'part', label: 'Part of it' },
  { value: 'on-top', label: 'On top of it' },
] as const;

/** The fields of a cash flow: at most three are visible at first, and the others are behind "More". */
export function CashFlowFields({ cashFlow, counted, id, answer, onChange }: CashFlowFieldsProps) {
  const { shown, change } = usePendingAges(cashFlow, onChange);
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
  const isCrossed = toAge !== null && toAge <= fromAge;
  const endField = (
    <SliderField
      field={fields.toAge}
      value={toAge ?? fields.toAge.sliderMax}
      id={`${id}-to`}
      note="The first age without it."
      error={
        isCrossed
          ? `Choose an age above ${fromAge}, when it starts. Your answer still counts it ${agesText(cashFlow)}.`
          : undefined
      }
      validValue={isCrossed ? fromAge + 1 : undefined}
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
  // A cost that ends shows its end among the first three fields, so its name moves behind "More".
  const isCostThatEnds = kind === 'cost' && !isOnce;
  const isPart = isPartOfSpending(shown);
  return (
    <fieldset className={styles.partner}>
      <legend className={styles.legend}>{cashFlowName(shown)}</legend>
      {!isCostThatEnds && nameField}
      <SliderField
        field={fields.amount}
        value={amount}
        id={`${id}-amount`}
        note={amountQuestion(shown, answer) ?? undefined}
        {...amountError(shown, counted, answer)}
        onChange={(dollars) => change({ amount: dollars })}
      />
      {!(isPart && fromAge <= answer.inputs.currentAge) && startField}
      {isCostThatEnds && shown.partOfSpending !== 'until-stop' && (
        <>
          {endField}
          <PlaceOfCost cost={cashFlow} answer={answer} onChange={onChange} />
        </>
      )}
      <p className={textStyles.note}>
        <UnbrokenAmounts
          text={isPart ? costInSpendingText(shown, answer) : effectText(shown, answer.isRetired)}
        />
      </p>
      {!isOnce && (
        <More>
          {isCostThatEnds ? (
            nameField
          ) : (
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
              income={cashFlow}
              id={id}
              hasPartner={answer.assumptions.partner !== null}
              change={change}
              replace={onChange}
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

/** Returns the error of a cost that is part of the spending and does not fit into it. */
function amountError({ amount }: CashFlow, counted: number, answer: OutlookAnswer) {
  if (counted >= amount) return {};
  const error = `The costs that are part of your spending are more than the ${spendingOf(answer)} you spend, so your answer counts ${formatDollars(counted)} of this one.`;
  return { error, validValue: counted };
}

function spendingOf({ assumptions }: OutlookAnswer): string {
  return formatDollars(Math.round(assumptions.monthlySpending));
}

interface PlaceOfCostProps extends Pick<CashFlowFieldsProps, 'answer' | 'onChange'> {
  cost: CashFlow;
}

/** The choice if a cost is part of the spending or on top of it. */
function PlaceOfCost({ cost, answer, onChange }: PlaceOfCostProps) {
  return (
    <RadioGroup
      legend={`Is it part of the ${spendingOf(answer)} a month that you spend?`}
      layout="pills"
      options={places}
      value={isPartOfSpending(cost) ? 'part' : 'on-top'}
      onChange={(place) => onChange(withPlace(cost, place === 'part', answer))}
    />
  );
}

/** Entered ages of which the end is not after the start. They are shown, but the plan keeps the ages before them. */
interface PendingAges {
  /** The cash flow that they belong to. Other cash flows ignore them. */
  of: CashFlow;
  fromAge: number;
  toAge: number;
}

/** Returns the cash flow with the entered ages, and a function that changes it and leaves crossed ages out of the plan. */
function usePendingAges(cashFlow: CashFlow, onChange: (cashFlow: CashFlow) => void) {
  const [pending, setPending] = useState<PendingAges>();
  const ages = pending?.of === cashFlow ? pending : cashFlow;
  const shown: CashFlow = { ...cashFlow, fromAge: ages.fromAge, toAge: ages.toAge };

  function change(changes: Partial<CashFlow>): void {
    const next = { ...shown, ...changes };
    if (next.toAge === null || next.toAge > next.fromAge) onChange(next);
    else if ('fromAge' in changes || 'toAge' in changes) {
      setPending({ of: cashFlow, fromAge: next.fromAge, toAge: next.toAge });
    } else {
      const changed = { ...cashFlow, ...changes };
      onChange(changed);
      setPending({ of: changed, fromAge: next.fromAge, toAge: next.toAge });
    }
  }
  return { shown, change };
}

function agesText({ fromAge, toAge }: CashFlow): string {
  return toAge === null ? `from ${fromAge} on` : `from ${fromAge} until ${toAge}`;
}

/** Explains what a cash flow does while the visitor works, and later. */
function effectText({ kind, every, dollarsOf }: CashFlow, isRetired: boolean): string {
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
  return isRetired
    ? `${dollars} It comes on top of your spending. ${twice}`
    : `${dollars} While you work, it lowers your contributions; later it comes on top of your spending. ${twice}`;
}
