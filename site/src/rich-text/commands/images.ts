import { type EditorState, NodeSelection } from '@milkdown/kit/prose/state';
import { $command } from '@milkdown/kit/utils';
import { image } from '../document/schema.ts';
import { safeSrc } from '../document/urls.ts';

export interface ImageChoice {
  src: string;
  alt: string;
  width?: number | undefined;
  height?: number | undefined;
}

export interface SelectedImage {
  src: string;
  /** Null if the image has not been described or marked as decorative. */
  alt: string | null;
}

/** Returns the selected image; null if something else is selected. */
export function selectedImage({ selection }: EditorState): SelectedImage | null {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return null;
  const { src, alt } = selection.node.attrs;
  return { src, alt };
}

/** Inserts an image at the cursor, or replaces the selected image. */
export const putImage = $command('PutImage', (ctx) => (choice?: ImageChoice) => (state, dispatch) => {
  const src = safeSrc(choice?.src);
  if (!src || !choice) return false;
  const { selection, tr } = state;
  const size = { width: pixels(choice.width), height: pixels(choice.height) };
  if (selection instanceof NodeSelection && selection.node.type === image.type(ctx)) {
    const { attrs } = selection.node;
    // The same image without a size, as for a URL that was typed.
    const keepsSize = attrs.src === src && size.width === null;
    tr.setNodeMarkup(selection.from, null, { ...attrs, ...(!keepsSize && size), src, alt: choice.alt });
    // Keep the image selected.
    tr.setSelection(NodeSelection.create(tr.doc, selection.from));
  } else {
    tr.replaceSelectionWith(image.type(ctx).create({ src, alt: choice.alt, ...size }));
  }
  dispatch?.(tr.scrollIntoView());
  return true;
});

/** Formats pixels for the `width` and `height` attributes. */
export function pixels(value: number | undefined): string | null {
  return value === undefined ? null : String(Math.round(value));
}
