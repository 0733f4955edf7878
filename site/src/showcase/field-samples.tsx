import { useState } from 'react';
import { PendingButton } from '../ui/button.tsx';
import { DateField } from '../ui/date-field.tsx';
import { Form } from '../ui/form.tsx';
import { FormField } from '../ui/form-field.tsx';
import { ImageChooser } from '../ui/image-chooser.tsx';
import * as page from '../ui/page.css.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { PasswordField, TextField } from '../ui/text-field.tsx';
import type { Sample } from './sample.ts';

const categories = { choices: ['Planning', 'Investing', 'Taxes'], placeholder: 'Choose a category' };

export const fieldSamples: readonly Sample[] = [
  {
    component: 'TextField',
    states: {
      empty: <TextField label="Plan Name" placeholder="e.g., My Retirement Plan 2025" />,
      filled: <TextField label="Plan Name" defaultValue="Plan 2030" />,
      optional: <TextField label="First name" optional />,
      'with a hint': <TextField label="Email" hint="We send the code there." />,
      'with an error': <TextField label="Email" defaultValue="anna@" error="Invalid email address" />,
      counted: <TextField label="Title" defaultValue="The 4% rule" count={{ written: 11, max: 60 }} />,
      'counted, too long': (
        <TextField
          label="Title"
          hint="Shown in search results."
          defaultValue="A title that is far too long"
          count={{ written: 72, max: 60 }}
          error="The title has at most 60 characters"
        />
      ),
    },
  },
  {
    component: 'PasswordField',
    states: {
      hidden: <PasswordField label="Password" defaultValue="correct horse" autoComplete="off" />,
      'with an error': <PasswordField label="Password" error="Password is required" autoComplete="off" />,
    },
  },
  {
    component: 'TextAreaField',
    states: {
      empty: <TextAreaField label="Message" />,
      grown: <TextAreaField label="Message" defaultValue={'One line.\n'.repeat(6).trim()} />,
      'with an error': <TextAreaField label="Message" error="Message is required" />,
    },
  },
  {
    component: 'SelectField',
    states: {
      'nothing chosen': <SelectField label="Category" {...categories} />,
      chosen: <SelectField label="Category" defaultValue="Taxes" {...categories} />,
      'with an error': <SelectField label="Category" error="Category is required" {...categories} />,
    },
  },
  {
    component: 'DateField',
    states: {
      empty: <DateField label="Publication date" />,
      filled: <DateField label="Publication date" defaultValue="2026-01-31" />,
      'with an error': <DateField label="Publication date" error="This date does not exist" />,
    },
  },
  {
    component: 'FormField',
    states: {
      'around another control': (
        <FormField id={undefined} label="File" hint="JPEG, PNG or WebP, up to 8 MB.">
          {({ className: _, ...control }) => <input type="file" {...control} />}
        </FormField>
      ),
    },
  },
  {
    component: 'ImageChooser',
    states: { 'one of two chosen': <SampleChooser />, empty: <SampleChooser empty /> },
  },
  { component: 'Form', states: { 'sent by a click or by Enter': <SampleForm /> } },
];

const sampleImages = ['4-percent-rule', 'fire-movement'].map((name) => ({
  id: name,
  label: name,
  thumbnail: `/samples/${name}.webp`,
}));

function SampleChooser({ empty = false }: { empty?: boolean }) {
  const [picked, setPicked] = useState('fire-movement');
  return (
    <ImageChooser
      images={empty ? [] : sampleImages}
      isPicked={({ id }) => id === picked}
      onPick={({ id }) => setPicked(id)}
    />
  );
}

function SampleForm() {
  const [sent, setSent] = useState(false);
  return (
    <Form
      className={page.form}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
      }}
    >
      <TextField label="Email" autoComplete="off" />
      <PendingButton pending={sent} pendingLabel="Subscribing...">
        Subscribe
      </PendingButton>
    </Form>
  );
}
