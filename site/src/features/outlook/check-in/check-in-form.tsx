import {
  assumptionFields,
  type CheckInNumbers,
  completePlan,
  type Field,
  formatNumber,
  isValidFieldValue,
  lifetimeFields,
  outlookInputs,
  type PlanRecord,
  partnerFields,
  planNow,
  rangeMessage,
  retirementAges,
  yearsSince,
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

/** Numbers that stay the plan's unless the visitor changes them: a default spending follows the income. */
const optionalNames: readonly NumberName[] = ['partnerIncome', 'monthlySpending'];

interface CheckInFormProps {
  record: PlanRecord;
  today: string;
  onSubmit: (numbers: CheckInNumbers) => void;
}

/** Asks for the numbers of today, prefilled with those of the record except for the savings. */
export function CheckInForm({ record, today, onSubmit }: CheckInFormProps) {
  const id = useId();
  const plan = useMemo(() => planNow(record, today), [record, today]);
  const { monthlySavings, annualIncome, retirementAge, currentAge } = plan.inputs;
  const ages = retirementAges(currentAge);
  const { isRetired } = plan;
  const { inflation, monthlySpending, partner } = completePlan(
    plan,
    new Date(today).getUTCFullYear(),
  ).assumptions;
  const month = formatMonth(record.createdAt);
  const prefilled: Record<NumberName, string> = {
    currentSavings: '',
    monthlySavingsSince: formatNumber(
      outlookInputs(record.inputs, record.assumptions?.outlookInputs).monthlySavings,
    ),
    monthlySavings: formatNumber(monthlySavings),
    annualIncome: formatNumber(annualIncome),
    partnerIncome: formatNumber(partner?.annualIncome ?? 0),
    monthlySpending: formatNumber(Math.round(monthlySpending)),
    retirementAge: formatNumber(retirementAge),
  };
  const [texts, setTexts] = useState(prefilled);
  const [errors, setErrors] = useState<Partial<Record<NumberName, string>>>({});
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

  function submit(): void {
    const entered = names.filter((name) => !optionalNames.includes(name) || texts[name] !== prefilled[name]);
    const numbers = Object.fromEntries(entered.map((name) => [name, parseNumber(texts[name])]));
    const invalid = entered.filter((name) => !isValidFieldValue(formFields[name], numbers[name] ?? null));
    setErrors(Object.fromEntries(invalid.map((name) => [name, rangeMessage(formFields[name])])));
    const [first] = invalid;
    if (first) focusField(`${id}-${first}`);
    else onSubmit(numbers as unknown as CheckInNumbers);
  }

  const field = (name: NumberName, hint?: string) => (
    <TextField
      id={`${id}-${name}`}
      label={formFields[name].label}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      value={texts[name]}
      error={errors[name]}
      onChange={({ currentTarget }) => setTexts({ ...texts, [name]: currentTarget.value })}
    />
  );
  return (
    <Form
      className={`${stack[4]} ${notPrinted}`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {field('currentSavings', 'In dollars, as on your statements today.')}
      <fieldset className={checkInStyles.fieldColumns}>
        <legend>Did anything change?</legend>
        {!isRetired && field('monthlySavingsSince')}
        {!isRetired && field('monthlySavings')}
        {!isRetired && field('annualIncome')}
        {partner && field('partnerIncome')}
        {field('monthlySpending')}
        {!isRetired && field('retirementAge')}
      </fieldset>
      {!isRetired && yearsSince(record.createdAt, today) > 0 && (
        <p className={textStyles.note}>
          Your income and savings of {month} are in today’s dollars here: we added the inflation of{' '}
          {inflation}% a year that your plan assumed.
        </p>
      )}
      <div>
        <Button type="submit">See where you are</Button>
      </div>
    </Form>
  );
}
