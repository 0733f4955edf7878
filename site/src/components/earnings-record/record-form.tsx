import { lifetimeFields, retirementAges } from '@whenabouts/core';
import { SliderField } from '@whenabouts/view';
import { type DragEvent, type FormEvent, useId, useState } from 'react';
import { size } from '../../theme/vars.css.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { FormField, focusField } from '../../ui/form-field.tsx';
import { fileInput } from '../../ui/image-fields.css.ts';
import { row, stack } from '../../ui/layout.css.ts';
import { TextAreaField } from '../../ui/text-field.tsx';
import type { RecordDialogProps } from './record-input.ts';
import { outcomeOf } from './record-outcome.ts';
import { RecordResult } from './record-result.tsx';
import { type RecordState, useRecord } from './use-record.ts';

type RecordFormProps = Omit<RecordDialogProps, 'open' | 'onClose' | 'isPartner'> & {
  /** "your" or "your partner’s". */
  whose: string;
};

/** The fields for a record, and the benefit that follows. */
export function RecordForm({ whose, onUse, pay: planPay, stopAge: planStop, ...props }: RecordFormProps) {
  const { person } = props;
  const record = useRecord(props, whose);
  const [stopAge, setStopAge] = useState(Math.max(planStop, person.currentAge));
  const [pay, setPay] = useState(planPay);
  const id = useId();
  const { parsed, error, input } = record;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!record.read()) focusField(input.file ? `${id}-file` : `${id}-text`);
  }
  return (
    <Form
      className={stack[4]}
      style={{ maxWidth: size.prose }}
      onSubmit={submit}
      onDrop={dropOf(record.choose)}
      onDragOver={allowDrop}
      // A browser that restores forms after a restart must not store the record.
      autoComplete="off"
    >
      <p>
        On{' '}
        <a href="https://www.ssa.gov/myaccount/" rel="noopener" target="_blank">
          ssa.gov/myaccount
        </a>
        , log in, open {whose} earnings record, and download its XML file or copy its table. Your numbers take
        only the two monthly amounts that follow from it, and the age of the stop.
      </p>
      <FileField id={`${id}-file`} record={record} />
      <TextAreaField
        id={`${id}-text`}
        label="Or paste the table, or type each year"
        hint="A year and its Social Security earnings on each line, such as 2023 45,123"
        rows={6}
        value={input.text}
        error={error?.at === 'text' ? error.message : undefined}
        spellCheck={false}
        onChange={({ currentTarget }) => record.setText(currentTarget.value)}
      />
      {person.hasStopped ? (
        <p>We add no pay after the record, because work has stopped.</p>
      ) : (
        <div className={stack[4]}>
          <SliderField
            field={{
              ...lifetimeFields.retirementAge,
              ...retirementAges(person.currentAge),
              label: 'Work Until',
            }}
            value={stopAge}
            id={`${id}-stop`}
            onChange={setStopAge}
          />
          <SliderField
            field={{ ...lifetimeFields.annualIncome, label: 'Yearly Pay Until Then' }}
            value={pay}
            id={`${id}-pay`}
            onChange={setPay}
          />
        </div>
      )}
      <div>
        <Button type="submit" kind={parsed ? 'secondary' : 'primary'}>
          Show the benefit
        </Button>
      </div>
      {parsed && (
        <RecordResult
          outcome={outcomeOf(person, { earnings: parsed.earnings, stopAge, pay })}
          notices={parsed.notices}
          person={person}
          onUse={onUse}
        />
      )}
    </Form>
  );
}

/** The field of the XML file, which is read at once, and its name afterwards. */
function FileField({ id, record }: { id: string; record: RecordState }) {
  const { input, error, choose, removeFile } = record;
  return (
    <div>
      <FormField
        id={id}
        label="Choose the XML file, or drop it here"
        error={error?.at === 'file' ? error.message : undefined}
        isErrorAnnounced
      >
        {(control) => (
          <input
            {...control}
            className={fileInput}
            type="file"
            accept=".xml,.txt,.csv,text/xml,application/xml,text/plain,text/csv"
            onChange={({ currentTarget }) => {
              void choose(currentTarget.files?.[0]);
              // Lets the visitor choose the same file again.
              currentTarget.value = '';
            }}
          />
        )}
      </FormField>
      {input.file && (
        <p className={row}>
          <span style={{ overflowWrap: 'anywhere' }}>{input.file.name}</span>
          <Button
            kind="quiet"
            onClick={() => {
              removeFile();
              // The button disappears.
              focusField(id);
            }}
          >
            Remove the file
          </Button>
        </p>
      )}
    </div>
  );
}

function allowDrop(event: DragEvent): void {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
}

const dropOf = (choose: RecordState['choose']) => (event: DragEvent) => {
  const [file] = event.dataTransfer.files;
  // A dropped text goes into the field below the pointer.
  if (!file) return;
  event.preventDefault();
  void choose(file);
};
