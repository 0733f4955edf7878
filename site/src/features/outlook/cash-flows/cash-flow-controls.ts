// The lists of cash flows, in one file to load.
export { CashFlowList } from './cash-flow-list.tsx';
export { SpendingCostsPanel } from './spending-costs-panel.tsx';
