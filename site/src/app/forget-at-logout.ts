import { useEffect, useRef } from 'react';
import { useMember } from '../api/auth.ts';
import { forgetKept } from '../features/calculator/pending-inputs.ts';
import { noteOwnInputs } from '../own-inputs.ts';

/** Whoever logs out may hand the screen to somebody else: the numbers of this visit go, on whatever page. */
export function useForgetAtLogout(): void {
  const { status } = useMember();
  const wasMember = useRef(false);
  useEffect(() => {
    if (wasMember.current && status === 'visitor') {
      noteOwnInputs(null);
      forgetKept();
    }
    // While it is asked anew who is looking, the member is neither there nor gone.
    if (status === 'member' || status === 'visitor') wasMember.current = status === 'member';
  }, [status]);
}
