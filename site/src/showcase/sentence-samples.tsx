import { fields, formatDollars } from '@whenabouts/core';
import { useState } from 'react';
import { DollarsSwitch } from '../components/dollars-switch.tsx';
import { InteractiveSentence } from '../components/interactive-sentence.tsx';
import { SentenceNumber } from '../components/sentence-number.tsx';
import type { Sample } from './sample.ts';

export const sentenceSamples: readonly Sample[] = [
  { component: 'InteractiveSentence', states: { 'with a number and a result': <SavingsSentence /> } },
  { component: 'SentenceNumber', states: { alone: <SavingsNumber /> } },
  { component: 'DollarsSwitch', states: { 'to choose': <Dollars /> } },
];

function SavingsSentence() {
  const [value, setValue] = useState(500);
  return (
    <InteractiveSentence
      parts={[
        'Save ',
        { input: 'savings', text: formatDollars(value) },
        ' a month, and you save ',
        { result: formatDollars(12 * value) },
        ' a year.',
      ]}
      controlOf={() => ({ field: fields.monthlySavings, value, onChange: setValue })}
    />
  );
}

function SavingsNumber() {
  const [value, setValue] = useState(500);
  return (
    <SentenceNumber
      text={formatDollars(value)}
      field={fields.monthlySavings}
      value={value}
      onChange={setValue}
      onNotice={() => {}}
    />
  );
}

function Dollars() {
  const [value, setValue] = useState<'future' | 'today'>('future');
  return <DollarsSwitch value={value} onChange={setValue} />;
}
