import { type Command, Selection } from '@milkdown/kit/prose/state';

/** Combines commands into one that is undone in one step. */
export function sequence(...commands: readonly Command[]): Command {
  return (state, dispatch) => {
    const whole = state.tr;
    let current = state;
    let didAny = false;
    for (const command of commands) {
      const did = command(current, (part) => {
        for (const step of part.steps) whole.step(step);
        current = current.apply(part);
      });
      didAny ||= did;
    }
    if (!didAny || !dispatch) return didAny;
    whole.setSelection(Selection.fromJSON(whole.doc, current.selection.toJSON()));
    if (current.storedMarks) whole.setStoredMarks(current.storedMarks);
    dispatch(whole.scrollIntoView());
    return true;
  };
}
