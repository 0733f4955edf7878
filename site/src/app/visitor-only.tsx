import { useState } from 'react';
import { useMember } from '../api/auth.ts';
import { paths } from '../paths.ts';
import { hasPendingInputs } from '../pending-inputs.ts';
import { Navigate, Outlet } from '../router.ts';

/**
 * Route guard: renders its pages for visitors, and redirects members to the calculator if inputs are waiting to
 * be saved, and to the home page otherwise.
 */
export function VisitorOnly() {
  const { status } = useMember();
  return status === 'member' ? <RedirectMember /> : <Outlet />;
}

function RedirectMember() {
  // Decide once: the calculator removes the pending inputs while this may still be rendered.
  const [destination] = useState(() => (hasPendingInputs() ? paths.calculator : paths.home));
  return <Navigate to={destination} replace />;
}
