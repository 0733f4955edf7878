import type { Node, Schema } from '@milkdown/kit/prose/model';
import { type EditorState, Plugin, PluginKey } from '@milkdown/kit/prose/state';
import { Decoration, DecorationSet, type EditorView } from '@milkdown/kit/prose/view';
import { pixels } from '../commands/images.ts';
import { safeSrc } from '../document/urls.ts';
import { findPastedImages, type PastedImages } from '../parsing/pasted-images.ts';

export interface RichTextImage {
  src: string;
  alt: string;
  width?: number;
  height?: number;
  /** A sentence about the stored image for the author. */
  note?: string | undefined;
}

export interface UploadControl {
  /** Called with the sent share, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Rejects with an error whose message can be shown. */
export type UploadImage = (file: File, control: UploadControl) => Promise<RichTextImage>;

export interface UploadOutcome {
  /** Error messages of images that were not inserted. */
  errors: readonly string[];
  /** Sentences about the inserted images for the author. */
  notes: readonly string[];
  /** Number of inserted images without alt text. */
  undescribed: number;
}

export interface UploadReport {
  onStart: () => void;
  onEnd: (outcome: UploadOutcome) => void;
  /** Called with a message about images in pasted text that were left out or that other sites store. */
  onPasted: (message: string) => void;
  /** Aborted when the editor is destroyed. */
  signal: AbortSignal;
}

/** Class of the placeholder of an image that is being uploaded. */
export const UPLOAD_PLACEHOLDER = 'is-uploading';

type PlaceholderChange = { add: symbol; pos: number } | { remove: symbol };

/** An uploaded image, or the error message of a failure. */
type Upload = { node: Node; note: string | undefined } | string;

const uploadsKey = new PluginKey<DecorationSet>('uploads');

/**
 * Uploads pasted and dropped images, with a placeholder in the text meanwhile. An image that is dragged within the text is
 * moved: browsers list it as a file. Without `upload`, each file is an error: the browser would open it.
 */
export function uploadPlugin(upload: UploadImage | undefined, report: UploadReport): Plugin<DecorationSet> {
  const send = upload && ((file: File) => upload(file, { signal: report.signal }));

  /** Inserts files at a position. `alt` describes a single image. */
  async function insertFiles(
    view: EditorView,
    pos: number,
    files: readonly File[],
    alt: string,
  ): Promise<void> {
    const id = Symbol('upload');
    const change = (value: PlaceholderChange) => view.state.tr.setMeta(uploadsKey, value);
    view.dispatch(change({ add: id, pos }));
    report.onStart();
    const uploads: Upload[] = [];
    // One upload at a time: the server rejects an account that sends many at once.
    for (const file of files) uploads.push(await uploadNode(file, view.state.schema, send, alt));
    if (report.signal.aborted) return;
    const uploaded = uploads.filter((result) => typeof result !== 'string');
    const images = uploaded.map(({ node }) => node);
    const notes = uploaded.flatMap(({ note }) => note ?? []);
    const errors = uploads.filter((result) => typeof result === 'string');
    const target = findPlaceholder(view.state, id);
    if (target === undefined) {
      if (images.length > 0) errors.push(PLACE_IS_GONE);
    } else
      view.dispatch(
        change({ remove: id }).replaceWith(target, target, contentAt(view.state, target, images)),
      );
    report.onEnd({ errors, notes, undescribed: images.filter(({ attrs }) => !attrs.alt).length });
  }

  /** Inserts the files of a paste or drop, or reports images of its HTML. Returns true if nothing else is to be inserted. */
  function handleTransfer(view: EditorView, data: DataTransfer | null, pos: number): boolean {
    const pasted = findPastedImages(data?.getData('text/html') ?? '');
    const files = [...(data?.files ?? [])];
    // Office programs add an image of the copied text as a file.
    if (files.length > 0 && pasted.isOnlyImage && !pasted.isStored) {
      void insertFiles(view, pos, files, files.length === 1 ? pasted.alt : '');
      return true;
    }
    // Code contains no images, whatever is pasted.
    const message = view.state.doc.resolve(pos).parent.type.spec.code ? '' : pastedMessage(pasted);
    if (message) report.onPasted(message);
    return false;
  }

  return new Plugin<DecorationSet>({
    key: uploadsKey,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, before) => {
        const placeholders = before.map(tr.mapping, tr.doc);
        const value: PlaceholderChange | undefined = tr.getMeta(uploadsKey);
        if (!value) return placeholders;
        if ('remove' in value) return placeholders.remove(withId(placeholders, value.remove));
        return placeholders.add(tr.doc, [Decoration.widget(value.pos, createPlaceholder, { id: value.add })]);
      },
    },
    props: {
      decorations: (state) => uploadsKey.getState(state),
      handlePaste: (view, { clipboardData }) =>
        handleTransfer(view, clipboardData, view.state.selection.from),
      handleDrop: (view, { dataTransfer, clientX, clientY }) => {
        if (view.dragging) return false;
        const pos = view.posAtCoords({ left: clientX, top: clientY })?.pos ?? view.state.selection.from;
        return handleTransfer(view, dataTransfer, betweenBlocks(view, pos, clientY));
      },
    },
  });
}

/** Returns the nearer end of the text block at a position: a drop has no exact place in a sentence. */
function betweenBlocks(view: EditorView, pos: number, clientY: number): number {
  const place = view.state.doc.resolve(pos);
  if (place.parent.content.size === 0 || !place.parent.inlineContent) return pos;
  const block = view.nodeDOM(place.before());
  if (!(block instanceof Element)) return pos;
  const { top, bottom } = block.getBoundingClientRect();
  return clientY < (top + bottom) / 2 ? place.before() : place.after();
}

/** Returns images for a position: between blocks, in a paragraph. */
function contentAt({ doc, schema }: EditorState, pos: number, images: readonly Node[]): readonly Node[] {
  if (images.length === 0 || doc.resolve(pos).parent.inlineContent) return images;
  return [schema.node('paragraph', null, images)];
}

/** Returns the sentences about images of pasted HTML that are left out or linked; empty if there are none. */
function pastedMessage({ leftOut, linked }: PastedImages): string {
  const messages = [
    leftOut.length > 0 && leftOutMessage(leftOut),
    linked.length > 0 && linkedMessage(linked),
  ];
  return messages.filter(Boolean).join(' ');
}

const withId = (placeholders: DecorationSet | undefined, id: symbol): Decoration[] =>
  placeholders?.find(undefined, undefined, (spec) => spec.id === id) ?? [];

/** Returns the position of a placeholder; undefined if its text was deleted. */
const findPlaceholder = (state: EditorState, id: symbol): number | undefined =>
  withId(uploadsKey.getState(state), id)[0]?.from;

const PLACE_IS_GONE =
  'The image was uploaded, but its place in the text was deleted. To insert it, click Image and choose it from your earlier uploads.';

function firstThree(names: readonly string[]): string {
  const unique = [...new Set(names)];
  return unique.slice(0, 3).join(', ') + (unique.length > 3 ? ', …' : '');
}

function leftOutMessage(names: readonly string[]): string {
  const count = names.length === 1 ? '1 image was' : `${names.length} images were`;
  return `${count} left out, because this page cannot read ${names.length === 1 ? 'it' : 'them'}: ${firstThree(names)}. To add an image, save it to your computer, click Image and upload it.`;
}

function linkedMessage(hosts: readonly string[]): string {
  const count = hosts.length === 1 ? '1 image is' : `${hosts.length} images are`;
  return `${count} stored on another site: ${firstThree(hosts)}. Readers load such images from there, and they can disappear. To store an image here, save it to your computer, click Image and upload it.`;
}

async function uploadNode(
  file: File,
  schema: Schema,
  send: ((file: File) => Promise<RichTextImage>) | undefined,
  pastedAlt: string,
): Promise<Upload> {
  if (!file.type.startsWith('image/')) return `${file.name} is not an image.`;
  if (!send) return 'Images cannot be uploaded here.';
  try {
    const { src, alt, width, height, note } = await send(file);
    const attrs = { src, alt: alt || pastedAlt || null, width: pixels(width), height: pixels(height) };
    const node = safeSrc(src) ? schema.nodes.image?.create(attrs) : undefined;
    return node ? { node, note } : uploadErrorMessage(undefined);
  } catch (error) {
    return uploadErrorMessage(error);
  }
}

function uploadErrorMessage(error: unknown): string {
  return error instanceof Error && error.message ? error.message : 'The image could not be uploaded.';
}

function createPlaceholder(): HTMLElement {
  const placeholder = document.createElement('span');
  placeholder.className = UPLOAD_PLACEHOLDER;
  placeholder.textContent = 'Uploading image…';
  return placeholder;
}
