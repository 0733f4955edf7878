import type { Plan } from '@whenabouts/server/contract';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { rowId } from './row-id.ts';

interface MorePlansProps {
  /** The number of plans that are not shown yet. */
  remaining: number;
  /** The first plan that is not shown yet. */
  next: Plan | undefined;
  onMore: () => void;
}

/** A button that shows more rows, and then focuses the first new one. */
export function MorePlans({ remaining, next, onMore }: MorePlansProps) {
  const focused = useRef<Plan>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows have been rendered when fewer remain
  useEffect(() => {
    if (!focused.current) return;
    document.getElementById(rowId(focused.current))?.querySelector('a')?.focus();
    focused.current = undefined;
  }, [remaining]);

  if (remaining <= 0 || !next) return null;
  return (
    <div>
      <Button
        kind="secondary"
        onClick={() => {
          focused.current = next;
          onMore();
        }}
      >
        Show more plans ({remaining})
      </Button>
    </div>
  );
}
