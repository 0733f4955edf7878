import type { Member, Reminder } from '@whenabouts/server/contract';
import { useState } from 'react';
import { updateReminder, useReminder } from '../../api/reminder.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { PendingButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Form } from '../../ui/form.tsx';
import { formatMonth, MONTHS } from '../../ui/format-date.ts';
import { stack } from '../../ui/layout.css.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import * as page from '../../ui/page.css.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { Loaded } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { useAction } from '../../ui/use-action.ts';
import { messages } from './account-messages.ts';

/** The yearly reminder of a check-in: its switch, its month, and what became of the last email. */
export function YearlyReminder({ member }: { member: Member }) {
  return (
    <section id="reminder" tabIndex={-1} className={page.card} aria-labelledby="reminder-heading">
      <h2 id="reminder-heading">Yearly reminder</h2>
      <p>
        We can email you once a year to ask what you have now, and show if you are still on track. The email
        has no amounts in it, and it has a link to turn the reminder off.
      </p>
      <Loaded response={useReminder()} heights={['6rem']} failure="Your reminder could not be loaded.">
        {(reminder) =>
          member.emailConfirmed === false ? (
            <p>To turn it on, confirm your email address first.</p>
          ) : (
            <>
              <ReminderState reminder={reminder} />
              <ReminderForm reminder={reminder} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}

function ReminderForm({ reminder }: { reminder: Reminder }) {
  const [isOn, setOn] = useState(reminder.month !== null);
  const [month, setMonth] = useState(MONTHS[(reminder.month ?? new Date().getMonth() + 1) - 1] ?? MONTHS[0]);
  const { run, isPending, failure } = useAction(async () => {
    await updateReminder(isOn ? MONTHS.indexOf(month) + 1 : null);
    toast(messages.reminderSaved);
  }, messages.requestFailed);

  return (
    <Form
      className={stack[4]}
      aria-labelledby="reminder-heading"
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      {failure && <ErrorNotice title={failure} />}
      <Checkbox label="Email me once a year" checked={isOn} onChange={setOn} />
      {isOn && (
        <SelectField
          label="Month of the email"
          choices={MONTHS}
          value={month}
          onChange={({ currentTarget: { value } }) =>
            setMonth(MONTHS.find((name) => name === value) ?? month)
          }
        />
      )}
      <div>
        <PendingButton kind="secondary" isPending={isPending} pendingLabel="Saving...">
          {reminder.paused && isOn ? 'Resume reminder' : 'Save reminder'}
        </PendingButton>
      </div>
    </Form>
  );
}

/** The date and the plan of the next email, and if something was wrong with the last one. */
function ReminderState({ reminder: { month, next, paused, plan, last } }: { reminder: Reminder }) {
  if (month === null) return null;
  return (
    <>
      {paused && (
        <p>
          <strong>Your reminder is paused.</strong> Your email provider did not accept our last email
          {last && ` of ${formatMonth(last.at)}`}. If your mailbox works again, you can resume it.
        </p>
      )}
      {!paused && last && outcomeTexts[last.outcome] && (
        <p>
          {outcomeTexts[last.outcome]} {formatMonth(last.at)}.
        </p>
      )}
      {next && plan && (
        <p>
          The next email comes in <strong>{formatMonth(`${next}-15`)}</strong>. It links to the check-in of{' '}
          <Link to={paths.checkIn(plan.id)}>{plan.name}</Link>, the plan you saved last.
        </p>
      )}
      {next && !plan && (
        <p>
          The next email comes in <strong>{formatMonth(`${next}-15`)}</strong>, if you have saved a plan by
          then: it links to the plan you saved last.
        </p>
      )}
    </>
  );
}

/** The start of a sentence about the last email, which ends in its month. */
const outcomeTexts = {
  waiting: undefined,
  sent: 'We sent your last reminder in',
  failed: 'We can’t tell if you got our reminder of',
  skipped: 'We did not send your reminder of',
} as const;
