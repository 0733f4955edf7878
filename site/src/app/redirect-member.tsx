import { useState } from 'react';
import { hasPendingInputs } from '../numbers/session-storage.ts';
import { paths } from '../paths.ts';
import { Navigate } from '../router.ts';
import { LoadingPage } from './loading-page.tsx';

/** Redirects to the calculator if inputs are waiting to be saved, and to the home page otherwise. */
export function RedirectMember() {
  // Decide once: the calculator removes the pending inputs while this may still be rendered.
  const [destination] = useState(() => (hasPendingInputs() ? paths.calculator : paths.home));
  return (
    <>
      <LoadingPage />
      <Navigate to={destination} replace />
    </>
  );
}
