import { type CmdKey, type Editor, editorViewCtx } from '@milkdown/kit/core';
import { DOMParser, type Node } from '@milkdown/kit/prose/model';
import type { EditorView } from '@milkdown/kit/prose/view';
import { callCommand } from '@milkdown/kit/utils';
import { type SelectedImage, selectedImage } from '../commands/images.ts';
import { type LinkRange, selectedLink } from '../commands/links.ts';
import { describeOutline } from '../document/outline.ts';
import { serializeHtml } from '../document/serialize-html.ts';
import { parseBody, parseHtml } from '../parsing/parse-html.ts';
import { createEditor, type EditorOptions } from './create-editor.ts';
import { initialSnapshot, isSameSnapshot, type Snapshot, takeSnapshot } from './snapshot.ts';

export interface RichTextOptions
  extends Pick<EditorOptions, 'html' | 'placeholder' | 'attributes' | 'onLinkKey' | 'onToolbarKey'> {
  uploads: EditorOptions['uploads'];
  /** Called after every change by the author. */
  onChange: () => void;
  /** Called with every HTML that is set. `isComplete` is false if the editor cannot show all of its formatting. */
  onHtmlSet: (isComplete: boolean) => void;
}

export type Run = <T>(command: { key: CmdKey<T> }, payload?: T) => void;

export interface RichText {
  /** Returns the content as HTML: unless it has been edited, exactly the HTML that was set. */
  getHtml: () => string;
  /** Replaces the content without an undo step and without calling `onChange`. */
  setHtml: (html: string) => void;
  focus: () => void;
  setAttributes: (attributes: Record<string, string>) => void;
  run: Run;
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => Snapshot;
  /** Returns the link at the cursor or in the selection. */
  link: () => LinkRange | null;
  /** Returns the image if one is selected. */
  image: () => SelectedImage | null;
  hasSelection: () => boolean;
  textbox: HTMLElement;
  destroy: () => Promise<unknown>;
}

export async function createRichText(root: HTMLElement, options: RichTextOptions): Promise<RichText> {
  let snapshot = initialSnapshot;
  let isSetting = false;
  const listeners = new Set<() => void>();
  const editor = await createEditor(root, {
    ...options,
    onState: (state) => {
      const next = takeSnapshot(state);
      if (isSameSnapshot(snapshot, next)) return;
      snapshot = next;
      for (const listener of listeners) listener();
    },
    onText: () => {
      if (!isSetting) options.onChange();
    },
  });
  const view = editor.ctx.get(editorViewCtx);
  /** The HTML that was set last, and the document that the editor made of it. */
  let source: { html: string; doc: Node };
  const rememberSource = (html: string) => {
    const { doc } = view.state;
    source = { html, doc };
    options.onHtmlSet(describeOutline(parseBody(html)) === describeOutline(parseBody(serializeHtml(doc))));
  };
  rememberSource(options.html);
  return {
    ...createActions(editor, view),
    getHtml: () => {
      const { doc } = view.state;
      return doc.eq(source.doc) ? source.html : serializeHtml(doc);
    },
    setHtml: (html) => {
      isSetting = true;
      setHtml(view, html);
      isSetting = false;
      rememberSource(html);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
  };
}

function createActions(editor: Editor, view: EditorView) {
  return {
    focus: () => view.focus(),
    setAttributes: (attributes: Record<string, string>) => view.setProps({ attributes }),
    run: (<T>({ key }: { key: CmdKey<T> }, payload?: T) => {
      editor.action(callCommand(key, payload));
    }) satisfies Run,
    link: () => selectedLink(view.state),
    image: () => selectedImage(view.state),
    hasSelection: () => !view.state.selection.empty,
    textbox: view.dom,
    destroy: () => editor.destroy(),
  };
}

/** Replaces the content without an undo step. */
function setHtml({ state, dispatch }: EditorView, html: string): void {
  const { content } = DOMParser.fromSchema(state.schema).parse(parseHtml(html));
  dispatch(state.tr.replaceWith(0, state.doc.content.size, content).setMeta('addToHistory', false));
}
