import { LogOut, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { DeletionDialog } from '../ui/deletion-dialog.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { FullDialog } from '../ui/full-dialog.tsx';
import { Menu } from '../ui/menu.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { TextField } from '../ui/text-field.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import type { Sample } from './sample.ts';

export const layerSamples: readonly Sample[] = [
  {
    component: 'Dialog',
    states: {
      'with a form': <SampleDialog />,
      'before something is lost': <SampleDialog alert />,
    },
  },
  {
    component: 'DialogActions',
    states: {
      'Cancel first': (
        <DialogActions>
          <Button kind="secondary">Cancel</Button>
          <Button kind="danger">Delete plan “Plan 2030”</Button>
        </DialogActions>
      ),
    },
  },
  {
    component: 'DeletionDialog',
    states: { deleting: <SampleDeletion />, 'failing to': <SampleDeletion fails /> },
  },
  { component: 'FullDialog', states: { 'with a long text': <SampleFullDialog /> } },
  {
    component: 'Menu',
    states: {
      'links and actions': (
        <Menu
          trigger={<Button kind="quiet">Account</Button>}
          items={[
            { label: 'Profile', icon: <UserRound aria-hidden="true" size={18} />, to: '#' },
            { label: 'Log Out', icon: <LogOut aria-hidden="true" size={18} />, onSelect: () => {} },
          ]}
        />
      ),
    },
  },
  { component: 'Tabs', states: { 'the second of three open': <SampleTabs /> } },
  {
    component: 'Tooltip',
    states: {
      'after hovering': (
        <Tooltip text="Bold (Ctrl+B)">
          <Button kind="quiet" aria-label="Bold">
            <strong>B</strong>
          </Button>
        </Tooltip>
      ),
    },
  },
];

function SampleDialog({ alert = false }: { alert?: boolean }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {alert ? 'Delete…' : 'Save Plan'}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        alert={alert}
        title={alert ? 'Delete “Plan 2030”?' : 'Save Retirement Plan'}
        description={alert ? 'This cannot be undone.' : 'Give your retirement plan a name.'}
      >
        {!alert && <TextField label="Plan Name" />}
        <DialogActions>
          <Button kind="secondary" onClick={close}>
            Cancel
          </Button>
          <Button kind={alert ? 'danger' : 'primary'} onClick={close}>
            {alert ? 'Delete plan' : 'Save Plan'}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function SampleFullDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Preview
      </Button>
      <FullDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Preview"
        description="Nothing has been saved."
      >
        {Array.from({ length: 20 }, (_, index) => index + 1).map((number) => (
          <p key={number}>Paragraph {number} of a text that is longer than the window.</p>
        ))}
      </FullDialog>
    </>
  );
}

function SampleTabs() {
  const [open, setOpen] = useState('password');
  return (
    <Tabs
      label="Account"
      value={open}
      onChange={setOpen}
      tabs={[
        { value: 'info', label: 'Account Information', content: <p>Your name and email.</p> },
        { value: 'password', label: 'Change Password', content: <p>Your password.</p> },
        { value: 'data', label: 'My Data', content: <p>Your data.</p> },
      ]}
    />
  );
}

function SampleDeletion({ fails = false }: { fails?: boolean }) {
  const [subject, setSubject] = useState<string>();
  return (
    <>
      <Button kind="secondary" onClick={() => setSubject('Plan 2030')}>
        Delete plan
      </Button>
      <DeletionDialog
        subject={subject}
        title="Delete this plan?"
        description="This cannot be undone."
        name={(name) => name}
        label={(name) => `Delete plan “${name}”`}
        remove={async () => {
          if (fails) throw new Error('Sample failure');
        }}
        deleted={{ title: 'Plan deleted' }}
        failed={() => ({ title: 'Plan not deleted', text: 'The server did not respond.', kind: 'error' })}
        onClose={() => setSubject(undefined)}
        focusAfterwards={() => null}
      />
    </>
  );
}
