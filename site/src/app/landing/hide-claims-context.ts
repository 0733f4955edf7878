import { createContext } from 'react';

/** True if the operator hides the testimonials and user counts of the landing page. */
export const HideClaimsContext = createContext(false);
