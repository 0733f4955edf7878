import {
  assumptionFields,
  type CheckInNumbers,
  completePlan,
  type Field,
  formatDollars,
  formatNumber,
  isValidFieldValue,
  lifetimeFields,
  outlookInputs,
  type PlanDraft,
  type PlanRecord,
  partnerFields,
  planNow,
  rangeMessage,
  retirementAges,
  withCheckInNumbers,
} from '@whenabouts/core';
import { parseNumber } from '@whenabouts/view';
import { useId, useMemo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { focusField } from '../../../ui/form-field.tsx';
import { formatMonth } from '../../../ui/format-date.ts';
import { stack } from '../../../ui/layout.css.ts';
import { notPrinted } from '../../../ui/printed.css.ts';
import { TextField } from '../../../ui/text-field.tsx';
import * as textStyles from '../outlook-text.css.ts';
import * as checkInStyles from './check-in.css.ts';

type NumberName = keyof CheckInNumbers;

/** The fields in the order of the form: the focus goes to the first invalid one. */
const names: readonly NumberName[] = [
  'currentSavings',
  'monthlySavingsSince',
  'monthlySavings',
  'annualIncome',
  'partnerIncome',
  'monthlySpending',
  'retirementAge',
];

/** Numbers that stay the plan's unless the visitor changes them: a default spending follows the other numbers. */
const optionalNames: readonly NumberName[] = ['partnerIncome', 'monthlySpending'];

interface CheckInFormProps {
  record: PlanRecord;
  today: string;
  onSubmit: (numbers: CheckInNumbers) => void;
}

/** Asks for the numbers of today, prefilled with those of the record except for the savings. */
export function CheckInForm({ record, today, onSubmit }: CheckInFormProps) {
  const id = useId();
  const { plan, hasPartner, inflation, month, prefilled, beforeInflation, formFields } = useMemo(
    () => listQuestions(record, today),
    [record, today],
  );
  const { isRetired } = plan;
  const [typed, setTyped] = useState<Partial<Record<NumberName, string>>>({});
  const texts = { ...prefilled, ...typed };
  const entered = names.filter((name) => !optionalNames.includes(name) || typed[name] !== undefined);
  const isValid = (name: NumberName) => isValidFieldValue(formFields[name], parseNumber(texts[name]));
  const numbersOf = (chosen: readonly NumberName[]) =>
    Object.fromEntries(chosen.map((name) => [name, parseNumber(texts[name])]));
  const hasDefaultSpending = plan.changes.monthlySpending === undefined;
  if (hasDefaultSpending && typed.monthlySpending === undefined) {
    const numbers = { ...plan.inputs, monthlySavingsSince: 0, ...numbersOf(entered.filter(isValid)) };
    texts.monthlySpending = spendingOn(today, withCheckInNumbers(plan, numbers));
  }
  const [errors, setErrors] = useState<Partial<Record<NumberName, string>>>({});

  function submit(): void {
    const invalid = entered.filter((name) => !isValid(name));
    setErrors(Object.fromEntries(invalid.map((name) => [name, rangeMessage(formFields[name])])));
    const [first] = invalid;
    if (first) focusField(`${id}-${first}`);
    else onSubmit(numbersOf(entered) as unknown as CheckInNumbers);
  }

  const setText = (name: NumberName, text: string) => setTyped({ ...typed, [name]: text });
  const field = (name: NumberName, hint?: string) => (
    <TextField
      id={`${id}-${name}`}
      label={formFields[name].label}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      value={texts[name]}
      error={errors[name]}
      onChange={({ currentTarget }) => setText(name, currentTarget.value)}
    />
  );
  const fieldWithSaved = (name: NumberName, hint?: string) => {
    const number = beforeInflation[name];
    return (
      <div>
        {field(name, hint)}
        {number !== undefined && texts[name] !== formatNumber(number) && (
          <Button
            kind="quiet"
            aria-label={`${formFields[name].label}: still ${formatDollars(number)}`}
            onClick={() => {
              // The button disappears.
              focusField(`${id}-${name}`);
              setText(name, formatNumber(number));
            }}
          >
            Still {formatDollars(number)}
          </Button>
        )}
      </div>
    );
  };
  return (
    <Form
      className={`${stack[4]} ${notPrinted}`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {field('currentSavings', 'In dollars, as on your statements today.')}
      {Object.keys(beforeInflation).length > 0 && (
        <p className={textStyles.note}>
          We added the inflation of {inflation}% a year that your plan assumed to your numbers of {month}.
          Choose “Still” where a number has not changed.
        </p>
      )}
      <fieldset className={checkInStyles.fieldColumns}>
        <legend>Did anything change?</legend>
        {!isRetired && fieldWithSaved('monthlySavingsSince')}
        {!isRetired && fieldWithSaved('monthlySavings')}
        {!isRetired && fieldWithSaved('annualIncome')}
        {hasPartner && fieldWithSaved('partnerIncome')}
        {fieldWithSaved(
          'monthlySpending',
          hasDefaultSpending
            ? 'Our guess. It follows your other numbers until you change it.'
            : hasGuessedSpending(record)
              ? `Our guess of ${month}, in today’s dollars. Change it if you spend another amount.`
              : undefined,
        )}
        {!isRetired && fieldWithSaved('retirementAge')}
      </fieldset>
      <div>
        <Button type="submit">See where you are</Button>
      </div>
    </Form>
  );
}

/** Returns true if the spending of a record is the default: the visitor has not entered it. */
export const hasGuessedSpending = ({ assumptions }: PlanRecord) => assumptions?.monthlySpending === undefined;

/** Returns the fields of a check-in, and the saved numbers that inflation has changed since the record. */
function listQuestions(record: PlanRecord, today: string) {
  const plan = planNow(record, today);
  const { isRetired } = plan;
  const { monthlySavings, annualIncome, retirementAge, currentAge } = plan.inputs;
  const { inflation, partner } = assumptionsOn(today, plan);
  const { outlookInputs: unsavable, ...assumptions } = record.assumptions ?? {};
  const then = outlookInputs(record.inputs, unsavable);
  const prefilled: Record<NumberName, string> = {
    currentSavings: '',
    monthlySavingsSince: formatNumber(then.monthlySavings),
    monthlySavings: formatNumber(monthlySavings),
    annualIncome: formatNumber(annualIncome),
    partnerIncome: formatNumber(partner?.annualIncome ?? 0),
    monthlySpending: spendingOn(today, plan),
    retirementAge: formatNumber(retirementAge),
  };
  const savedNumbers: Partial<Record<NumberName, number | undefined>> = {
    ...(!isRetired && { monthlySavings: then.monthlySavings, annualIncome: then.annualIncome }),
    partnerIncome: assumptions.partner?.annualIncome,
    monthlySpending: assumptions.monthlySpending,
  };
  const beforeInflation: Partial<Record<NumberName, number>> = {};
  for (const name of names) {
    const number = savedNumbers[name];
    if (number !== undefined && formatNumber(Math.round(number)) !== prefilled[name])
      beforeInflation[name] = Math.round(number);
  }
  const month = formatMonth(record.createdAt);
  const ages = retirementAges(currentAge);
  const formFields: Record<NumberName, Field> = {
    currentSavings: { ...lifetimeFields.currentSavings, label: 'Savings now' },
    monthlySavingsSince: { ...lifetimeFields.monthlySavings, label: `Saved each month since ${month}` },
    monthlySavings: { ...lifetimeFields.monthlySavings, label: 'You save each month now' },
    annualIncome: { ...lifetimeFields.annualIncome, label: 'Your income a year now' },
    partnerIncome: { ...partnerFields.annualIncome, label: 'Your partner’s income a year now' },
    monthlySpending: {
      ...assumptionFields.monthlySpending,
      label: isRetired ? 'You spend each month now' : 'You’ll spend each month in retirement',
    },
    retirementAge: {
      ...lifetimeFields.retirementAge,
      max: ages.max,
      // A visitor who dies before 41 has a retirement age below the usual minimum.
      min: Math.min(ages.min, retirementAge),
      label: 'The age you’d like to stop at',
    },
  };
  return {
    plan,
    hasPartner: partner !== null,
    inflation,
    month,
    prefilled,
    beforeInflation,
    formFields,
  };
}

function assumptionsOn(today: string, plan: PlanDraft) {
  return completePlan(plan, new Date(today).getUTCFullYear()).assumptions;
}

function spendingOn(today: string, plan: PlanDraft): string {
  return formatNumber(Math.round(assumptionsOn(today, plan).monthlySpending));
}
