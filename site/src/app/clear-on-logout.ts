import { useEffect, useRef } from 'react';
import { checkMember, useMember } from '../api/auth.ts';
import { setCalculatorInputs } from '../calculator-inputs.ts';
import { clearPendingInputs } from '../features/calculator/pending-inputs.ts';

/** Whoever logs out may hand the screen to somebody else: the numbers of this visit go, on whatever page. */
export function useClearOnLogout(): void {
  const { status } = useMember();
  const wasMember = useRef(false);

  useEffect(() => {
    // The way back may bring a whole page as it was when it was left, with a member who has gone since.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted && wasMember.current) void checkMember();
    };
    addEventListener('pageshow', onReturn);
    return () => removeEventListener('pageshow', onReturn);
  }, []);

  useEffect(() => {
    if (wasMember.current && status === 'visitor') {
      setCalculatorInputs(null);
      clearPendingInputs();
    }
    // While it is asked anew who is looking, the member is neither there nor gone.
    if (status === 'member' || status === 'visitor') wasMember.current = status === 'member';
  }, [status]);
}
