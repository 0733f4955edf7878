import { type Command, Selection } from '@milkdown/kit/prose/state';

/** Combines commands into one command, which is undone in one step. */
export function sequence(...commands: readonly Command[]): Command {
  return (state, dispatch) => {
    const total = state.tr;
    let currentState = state;
    let didAny = false;
    for (const command of commands) {
      const didApply = command(currentState, (transaction) => {
        for (const step of transaction.steps) total.step(step);
        currentState = currentState.apply(transaction);
      });
      didAny ||= didApply;
    }
    if (!didAny || !dispatch) return didAny;
    total.setSelection(Selection.fromJSON(total.doc, currentState.selection.toJSON()));
    if (currentState.storedMarks) total.setStoredMarks(currentState.storedMarks);
    dispatch(total.scrollIntoView());
    return true;
  };
}
