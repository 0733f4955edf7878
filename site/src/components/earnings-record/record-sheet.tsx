import { lifetimeFields, retirementAges } from '@whenabouts/core';
import { SliderField } from '@whenabouts/view';
import { type DragEvent, useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { fileInput } from '../../ui/file-input.css.ts';
import { FormField, focusField } from '../../ui/form-field.tsx';
import { row } from '../../ui/layout.css.ts';
import { StepSheet } from '../../ui/step-sheet.tsx';
import { TextAreaField } from '../../ui/text-field.tsx';
import type { RecordSheetProps } from './record-input.ts';
import { calculateRecord, formatFullAge } from './record-outcome.ts';
import { RecordResult } from './record-result.tsx';
import { type RecordState, useRecord } from './use-record.ts';

/** Asks for a record of earnings, shows the benefit that follows, and hands its amounts to the plan. */
export function RecordSheet({
  onClose,
  onUse,
  isPartner,
  pay: planPay,
  stopAge: planStop,
  ...props
}: RecordSheetProps) {
  const { person, setInput } = props;
  const whose = isPartner ? 'your partner’s' : 'your';
  const record = useRecord(props, whose);
  const id = useId();
  const { parsed, input } = record;
  const { stopAge = Math.max(planStop, person.currentAge), pay = planPay } = input;
  const outcome = parsed && calculateRecord(person, { earnings: parsed.earnings, stopAge, pay });

  return (
    <StepSheet
      onClose={onClose}
      title={`Use ${whose} Social Security record`}
      onDrop={dropOf(record.choose)}
      onDragOver={allowDrop}
      description="The record stays in this tab. We don’t send or save it."
      questions={[
        {
          heading: `What ${isPartner ? 'has your partner' : 'have you'} earned so far?`,
          validate: () => {
            const isRead = record.read();
            if (!isRead) focusField(input.file ? `${id}-file` : `${id}-text`);
            return isRead;
          },
          content: <EarningsFields id={id} record={record} whose={whose} hasStopped={person.hasStopped} />,
        },
        ...(person.hasStopped
          ? []
          : [
              {
                heading: `How long ${isPartner ? 'does your partner' : 'do you'} work, and for what pay?`,
                content: (
                  <>
                    <SliderField
                      field={{
                        ...lifetimeFields.retirementAge,
                        ...retirementAges(person.currentAge),
                        label: 'Work Until',
                      }}
                      value={stopAge}
                      id={`${id}-stop`}
                      onChange={(age) => setInput((latest) => ({ ...latest, stopAge: age }))}
                    />
                    <SliderField
                      field={{ ...lifetimeFields.annualIncome, label: 'Yearly Pay Until Then' }}
                      value={pay}
                      id={`${id}-pay`}
                      onChange={(dollars) => setInput((latest) => ({ ...latest, pay: dollars }))}
                    />
                  </>
                ),
              },
            ]),
      ]}
      result={{
        heading: outcome ? `Monthly benefit at ${formatFullAge(outcome.fullAge)}, full retirement age` : '',
        content: outcome && (
          <RecordResult
            outcome={outcome}
            notices={parsed.notices}
            person={person}
            onUse={(amounts) => {
              onUse(amounts);
              onClose();
            }}
          />
        ),
      }}
    />
  );
}

interface EarningsFieldsProps {
  id: string;
  record: RecordState;
  whose: string;
  hasStopped: boolean;
}

function EarningsFields({ id, record, whose, hasStopped }: EarningsFieldsProps) {
  const { input, error, setText } = record;
  return (
    <>
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
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {hasStopped && <p>We add no pay after the record, because work has stopped.</p>}
    </>
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
