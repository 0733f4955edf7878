import { type EditorState, Plugin } from '@milkdown/kit/prose/state';
import { Decoration, DecorationSet } from '@milkdown/kit/prose/view';
import { $prose } from '@milkdown/kit/utils';
import { isEmpty } from '../document/serialize-html.ts';

export interface ChangeHandlers {
  onState: (state: EditorState) => void;
  onText: () => void;
}

/** Reports every new state, and whether its text has changed. */
export function changeListener({ onState, onText }: ChangeHandlers) {
  return $prose(() => {
    return new Plugin({
      view: ({ state: initial }) => {
        onState(initial);
        return {
          update({ state }, before) {
            onState(state);
            if (!before.doc.eq(state.doc)) onText();
          },
        };
      },
    });
  });
}

/** Shows a placeholder in an empty editor, with a decoration attribute that CSS displays. */
export function placeholder(text: string) {
  return $prose(() => {
    const decorations = ({ doc }: EditorState) => {
      const hint = { class: 'is-empty', 'data-placeholder': text };
      return isEmpty(doc) ? DecorationSet.create(doc, [Decoration.node(0, doc.content.size, hint)]) : null;
    };
    return new Plugin({ props: { decorations } });
  });
}
