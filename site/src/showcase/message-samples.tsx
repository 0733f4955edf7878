import { Button } from '../ui/button.tsx';
import { Caution, ErrorNotice, ErrorSummary } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
import type { Sample } from './sample.ts';

const FIELD = 'showcase-email';

export const messageSamples: readonly Sample[] = [
  {
    component: 'ErrorNotice',
    states: {
      alone: <ErrorNotice title="Invalid email or password." />,
      'with a retry button': (
        <ErrorNotice title="Your plans could not be loaded." onRetry={() => {}}>
          <p>The server did not respond.</p>
        </ErrorNotice>
      ),
    },
  },
  {
    component: 'Caution',
    states: {
      'before a text': (
        <Caution label="About this post">
          <p>This post is a draft: visitors do not see it.</p>
        </Caution>
      ),
    },
  },
  {
    component: 'ErrorSummary',
    states: {
      'with links to its fields': (
        <>
          <ErrorSummary errors={[{ fieldId: FIELD, message: 'Invalid email address' }]} />
          <TextField id={FIELD} label="Email" defaultValue="anna@" error="Invalid email address" />
        </>
      ),
    },
  },
  {
    component: 'Skeleton',
    states: {
      'for screen readers only': <Skeleton heights={['2rem', '6rem']} />,
      'with a visible label': <Skeleton heights={['3rem']} label="Loading guide..." visible />,
    },
  },
  {
    component: 'ToastRegion',
    states: {
      'a success leaves': (
        <Button kind="secondary" onClick={() => toast({ title: 'Plan saved', text: 'It is in My Plans.' })}>
          Show a success
        </Button>
      ),
      'a failure stays': (
        <Button
          kind="secondary"
          onClick={() =>
            toast({ title: 'Plan not saved', text: 'The server did not respond.', kind: 'error' })
          }
        >
          Show an error
        </Button>
      ),
      'three at most': (
        <Button
          kind="secondary"
          onClick={() => {
            for (const title of ['One', 'Two', 'Three', 'Four']) toast({ title, kind: 'error' });
          }}
        >
          Show four
        </Button>
      ),
    },
  },
];
