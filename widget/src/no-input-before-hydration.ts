/** Replaces the view's hook where no server renders the fields. */
export function useInputBeforeHydration(): undefined {}
