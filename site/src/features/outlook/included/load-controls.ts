export const loadCashFlows = () => import('../cash-flows/cash-flow-controls.ts');
export const loadIncludedControls = () => import('./included-controls.tsx');
export const loadPartnerFields = () => import('../household/partner-fields.tsx');

/** Loads the controls that only some visitors open. */
export function loadHouseholdControls(): Promise<unknown> {
  return Promise.all([loadCashFlows(), loadIncludedControls(), loadPartnerFields()]);
}
