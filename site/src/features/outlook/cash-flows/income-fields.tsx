import { type CashFlow, cashFlowFields } from '@whenabouts/core';
import { SliderField } from '@whenabouts/view';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Check } from '../inputs/assumption-controls.tsx';

interface IncomeFieldsProps {
  income: CashFlow;
  id: string;
  hasPartner: boolean;
  change: (changes: Partial<CashFlow>) => void;
  replace: (income: CashFlow) => void;
}

type Owner = NonNullable<CashFlow['owner']>;

const owners: readonly { value: Owner; label: string }[] = [
  { value: 'self', label: 'Mine' },
  { value: 'partner', label: 'My partner’s' },
];

const rises = [
  { value: 'prices', label: 'With prices' },
  { value: 'never', label: 'Not at all' },
  { value: 'percent', label: 'By a percentage' },
] as const;

type Rise = (typeof rises)[number]['value'];

/** Initial rise of an income that rises by a percentage, in percent a year. */
const YEARLY_RISE = 2;

/** The fields behind "More" of a monthly income: whose it is, its dollars and its tax. */
export function IncomeFields({ income, id, hasPartner, change, replace }: IncomeFieldsProps) {
  const { owner = 'self', survivorShare = 100, isTaxed = true, dollarsOf } = income;
  const whoDies = owner === 'self' ? 'Your' : 'Your Partner’s';
  return (
    <>
      {hasPartner && (
        <>
          <RadioGroup
            legend="Whose income is it?"
            layout="pills"
            options={owners}
            value={owner}
            onChange={(person) => replace(withOwner(income, person))}
          />
          <SliderField
            field={{ ...cashFlowFields.survivorShare, label: `Share After ${whoDies} Death (%)` }}
            value={survivorShare}
            id={`${id}-survivor`}
            onChange={(percent) => change({ survivorShare: percent })}
          />
        </>
      )}
      <Check
        label="The amount is in dollars of its first year, as in a pension letter"
        checked={dollarsOf === 'start'}
        onChange={(checked) => change({ dollarsOf: checked ? 'start' : 'today' })}
      />
      <Check
        label="No tax is due on it"
        checked={!isTaxed}
        onChange={(checked) => change({ isTaxed: !checked })}
      />
    </>
  );
}

/** The fields for the yearly rise of a monthly income. */
export function IncomeRise({ income, id, change, replace }: Omit<IncomeFieldsProps, 'hasPartner'>) {
  const { yearlyRise } = income;
  return (
    <>
      <RadioGroup
        legend="How does it rise?"
        layout="pills"
        options={rises}
        value={riseOf(income)}
        onChange={(rise) => replace(withRise(income, rise))}
      />
      {yearlyRise !== undefined && (
        <SliderField
          field={cashFlowFields.yearlyRise}
          value={yearlyRise}
          id={`${id}-rise`}
          onChange={(percent) => change({ yearlyRise: percent })}
        />
      )}
    </>
  );
}

/** Returns the income with another owner. The ages of a partner's income are the partner's. */
function withOwner({ agesOf: _, ...income }: CashFlow, owner: Owner): CashFlow {
  return { ...income, owner, ...(owner === 'partner' && { agesOf: 'owner' }) };
}

function riseOf({ yearlyRise, risesWithPrices }: CashFlow): Rise {
  if (yearlyRise !== undefined) return 'percent';
  return risesWithPrices ? 'prices' : 'never';
}

/** Returns the income with another rise. An amount that does not rise with prices is usually that of a pension letter. */
function withRise({ yearlyRise = YEARLY_RISE, ...income }: CashFlow, rise: Rise): CashFlow {
  return {
    ...income,
    risesWithPrices: rise === 'prices',
    dollarsOf: rise === 'prices' ? 'today' : 'start',
    ...(rise === 'percent' && { yearlyRise }),
  };
}
