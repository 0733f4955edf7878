import { defaultValueCtx, Editor, editorViewOptionsCtx, rootCtx } from '@milkdown/kit/core';
import type { Ctx } from '@milkdown/kit/ctx';
import { history } from '@milkdown/kit/plugin/history';
import { gapCursor } from '@milkdown/kit/prose/gapcursor';
import { textblockTypeInputRule, wrappingInputRule } from '@milkdown/kit/prose/inputrules';
import { Slice } from '@milkdown/kit/prose/model';
import { type EditorState, Plugin } from '@milkdown/kit/prose/state';
import { tableEditing } from '@milkdown/kit/prose/tables';
import { Decoration, DecorationSet } from '@milkdown/kit/prose/view';
import { $inputRule, $pasteRule, $prose, $shortcut } from '@milkdown/kit/utils';
import { clearFormatting, setAlign, setBlock } from '../commands/blocks.ts';
import {
  toggleCode,
  toggleCodeBlock,
  toggleEmphasis,
  toggleQuote,
  toggleStrong,
  toggleUnderline,
} from '../commands/formats.ts';
import { putImage } from '../commands/images.ts';
import { keys } from '../commands/keys.ts';
import { removeLink, setLink } from '../commands/links.ts';
import { toggleBulletList, toggleOrderedList } from '../commands/lists.ts';
import {
  addTableColumn,
  addTableRow,
  deleteTableColumn,
  deleteTableRow,
  deleteWholeTable,
  insertTable,
  tableTab,
} from '../commands/tables.ts';
import { bulletList, codeBlock, heading, orderedList, quote, schema } from '../document/schema.ts';
import { isEmpty } from '../document/serialize-html.ts';
import { cleanHtml, parseHtml } from '../parsing/parse-html.ts';
import { undescribedImagesPlugin } from './undescribed-images.ts';

const commands = [
  toggleStrong,
  toggleEmphasis,
  toggleUnderline,
  setBlock,
  setAlign,
  toggleBulletList,
  toggleOrderedList,
  setLink,
  removeLink,
  putImage,
  clearFormatting,
  toggleCode,
  toggleCodeBlock,
  toggleQuote,
  insertTable,
  addTableRow,
  addTableColumn,
  deleteTableRow,
  deleteTableColumn,
  deleteWholeTable,
];

/** Typing "## " creates a heading, "- " and "1. " a list, "> " a quote, and "``` " code. */
const inputRules = [
  $inputRule((ctx) =>
    textblockTypeInputRule(/^(#{2,3})\s$/, heading.type(ctx), ([, hashes = '']) => ({
      level: hashes.length,
    })),
  ),
  $inputRule((ctx) => wrappingInputRule(/^\s*[-*]\s$/, bulletList.type(ctx))),
  $inputRule((ctx) => wrappingInputRule(/^\s*1[.)]\s$/, orderedList.type(ctx))),
  $inputRule((ctx) => wrappingInputRule(/^\s*>\s$/, quote.type(ctx))),
  $inputRule((ctx) => textblockTypeInputRule(/^```\s$/, codeBlock.type(ctx))),
];

/** Keeps the alignment of a paragraph that is pasted into an empty paragraph, by not merging the two. */
const pasteRule = $pasteRule(() => ({
  run: (slice, view) => {
    const isAligned = slice.openStart > 0 && Boolean(slice.content.firstChild?.attrs.align);
    const isIntoEmpty = view.state.selection.$from.parent.content.size === 0;
    return isAligned && isIntoEmpty ? new Slice(slice.content, 0, slice.openEnd) : slice;
  },
}));

export interface EditorOptions extends ChangeHandlers {
  html: string;
  placeholder: string;
  attributes: Record<string, string>;
  uploads: Plugin;
  onLinkKey: () => void;
  onToolbarKey: () => void;
}

/** Minimum distances of the cursor from the window's edges. `top` clears the sticky bars with a table's toolbar. */
const SCROLL_MARGIN = { top: 270, right: 0, bottom: 24, left: 0 };

export function createEditor(root: HTMLElement, options: EditorOptions): Promise<Editor> {
  const uiShortcuts = $shortcut(() => ({
    'Mod-k': () => handled(options.onLinkKey),
    'Alt-F10': () => handled(options.onToolbarKey),
  }));
  return (
    Editor.make()
      .config((ctx) => configure(ctx, root, options))
      .use(schema)
      .use(commands)
      .use(keys)
      .use(uiShortcuts)
      .use(inputRules)
      .use(pasteRule)
      // Before the tables, which insert pasted cells.
      .use($prose(() => options.uploads))
      .use($prose(undescribedImagesPlugin))
      .use(history)
      // Lets authors put the cursor before a table or code that starts the text, and after one that ends it.
      .use($prose(() => gapCursor()))
      .use($prose(() => tableEditing()))
      .use(tableTab)
      .use(placeholder(options.placeholder))
      .use(changeListener(options))
      .create()
  );
}

function configure(ctx: Ctx, root: HTMLElement, { html, attributes }: EditorOptions): void {
  ctx.set(rootCtx, root);
  // Pass elements, because Milkdown would parse a string as Markdown.
  ctx.set(defaultValueCtx, { type: 'html', dom: parseHtml(html) });
  ctx.update(editorViewOptionsCtx, (before) => ({
    ...before,
    attributes,
    transformPastedHTML: cleanHtml,
    scrollMargin: SCROLL_MARGIN,
    scrollThreshold: SCROLL_MARGIN,
  }));
}

function handled(action: () => void): true {
  action();
  return true;
}

export interface ChangeHandlers {
  onState: (state: EditorState) => void;
  onText: () => void;
}

/** Reports every new state, and whether its text has changed. */
function changeListener({ onState, onText }: ChangeHandlers) {
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
function placeholder(text: string) {
  return $prose(() => {
    const decorations = ({ doc }: EditorState) => {
      const hint = { class: 'is-empty', 'data-placeholder': text };
      return isEmpty(doc) ? DecorationSet.create(doc, [Decoration.node(0, doc.content.size, hint)]) : null;
    };
    return new Plugin({ props: { decorations } });
  });
}
