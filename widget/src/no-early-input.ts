/** Stands for the view's `useEarlyInput` where no server has drawn the fields before. */
export function useEarlyInput(): undefined {}
