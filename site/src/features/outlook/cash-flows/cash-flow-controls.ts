// The lists of cash flows and the partner's fields, in one file to load.
export { PartnerFields } from '../household/partner-fields.tsx';
export { CashFlowList } from './cash-flow-list.tsx';
export { SpendingCostsPanel } from './spending-costs-panel.tsx';
