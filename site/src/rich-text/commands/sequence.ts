import { type Command, Selection } from '@milkdown/kit/prose/state';

/** Combines commands into one command, which is undone in one step. */
export function sequence(...commands: readonly Command[]): Command {
  return (state, dispatch) => {
    const total = state.tr;
    let current = state;
    let didAny = false;
    for (const command of commands) {
      const didApply = command(current, (transaction) => {
        for (const step of transaction.steps) total.step(step);
        current = current.apply(transaction);
      });
      didAny ||= didApply;
    }
    if (!didAny || !dispatch) return didAny;
    total.setSelection(Selection.fromJSON(total.doc, current.selection.toJSON()));
    if (current.storedMarks) total.setStoredMarks(current.storedMarks);
    dispatch(total.scrollIntoView());
    return true;
  };
}
