import { Save } from 'lucide-react';
import { Button, ButtonLink, PendingButton } from '../ui/button.tsx';
import type { Sample } from './sample.ts';

export const buttonSamples: readonly Sample[] = [
  {
    component: 'Button',
    states: {
      primary: <Button>Calculate</Button>,
      secondary: <Button kind="secondary">Learn More</Button>,
      danger: <Button kind="danger">Delete plan</Button>,
      quiet: <Button kind="quiet">Reset to saved plan</Button>,
      'with an icon': (
        <Button>
          <Save aria-hidden="true" size={20} />
          Save Plan
        </Button>
      ),
      'with a long label': (
        <Button kind="danger">Delete plan “{'A very long name '.repeat(4).trim()}”</Button>
      ),
    },
  },
  {
    component: 'ButtonLink',
    states: {
      primary: <ButtonLink to="#">Get Started</ButtonLink>,
      secondary: (
        <ButtonLink kind="secondary" to="#">
          View all articles
        </ButtonLink>
      ),
      quiet: (
        <ButtonLink kind="quiet" to="#">
          Log In
        </ButtonLink>
      ),
    },
  },
  {
    component: 'PendingButton',
    states: {
      ready: (
        <PendingButton type="button" pending={false} pendingLabel="Creating account...">
          Create Account
        </PendingButton>
      ),
      pending: (
        <PendingButton type="button" pending pendingLabel="Creating account...">
          Create Account
        </PendingButton>
      ),
      'pending, dangerous': (
        <PendingButton type="button" kind="danger" pending pendingLabel="Deleting...">
          Delete
        </PendingButton>
      ),
    },
  },
];
