import { useState } from 'react';
import { useMember } from '../api/auth.ts';
import { hasPendingInputs } from '../features/calculator/pending-inputs.ts';
import { paths } from '../paths.ts';
import { Navigate, Outlet } from '../router.ts';

/**
 * Shows its pages to visitors. Whoever is signed in, or signs in on them, is led on: to the calculator
 * when inputs wait to be saved there, else home.
 */
export function VisitorOnly() {
  const { status } = useMember();
  return status === 'member' ? <RedirectMember /> : <Outlet />;
}

function RedirectMember() {
  // Decided once: the calculator takes the inputs while this may still be rendered.
  const [destination] = useState(() => (hasPendingInputs() ? paths.calculator : paths.home));
  return <Navigate to={destination} replace />;
}
