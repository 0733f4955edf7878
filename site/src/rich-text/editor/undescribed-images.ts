import { Plugin } from '@milkdown/kit/prose/state';
import { Decoration, DecorationSet, type EditorView } from '@milkdown/kit/prose/view';

/** Class of the field for the alternative text of an image. */
const DESCRIBE_MARKER = 'describe-image';

/** Shows a field for the alternative text next to each image that is neither described nor marked as decorative. */
export function undescribedImagesPlugin(): Plugin {
  return new Plugin({
    props: {
      decorations: ({ doc }) => {
        const widgets: Decoration[] = [];
        doc.descendants((node, pos) => {
          if (node.type.name !== 'image' || node.attrs.alt !== null) return;
          const show = (view: EditorView, getPos: () => number | undefined) =>
            descriptionField((alt) => setAlt(view, getPos(), alt));
          // The key keeps the field, with the text in it, while the author changes the text around the image.
          const key = `${widgets.length} ${node.attrs.src}`;
          widgets.push(Decoration.widget(pos + node.nodeSize, show, { key, stopEvent: () => true }));
        });
        return DecorationSet.create(doc, widgets);
      },
    },
  });
}

/** Describes the image before a position. */
function setAlt(view: EditorView, end: number | undefined, alt: string): void {
  const image = end === undefined ? null : view.state.doc.resolve(end).nodeBefore;
  if (end === undefined || !image) return;
  view.dispatch(view.state.tr.setNodeMarkup(end - image.nodeSize, null, { ...image.attrs, alt }));
}

const REASON =
  'Before publishing, describe this image or mark it as decorative. To go on without, press the button again.';

let fields = 0;

/**
 * Shows why each field in the text must be filled in, and focuses the first. Returns the numbers of the images that are not
 * described, where 1 is the first image of the text.
 */
export function askForDescriptions(text: HTMLElement): readonly number[] {
  text.dataset.asked = '';
  const undescribed = [...text.querySelectorAll(`.${DESCRIBE_MARKER}`)];
  undescribed[0]?.scrollIntoView({ block: 'center' });
  undescribed[0]?.querySelector('input')?.focus({ preventScroll: true });
  const images = [...text.querySelectorAll('img:not(.ProseMirror-separator)')];
  const isBefore = (image: Element, field: Element) =>
    (field.compareDocumentPosition(image) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
  return undescribed.map((field) => images.filter((image) => isBefore(image, field)).length);
}

/** Creates the field. `describe` gets an empty text for a decorative image. */
function descriptionField(describe: (alt: string) => void): HTMLElement {
  const input = document.createElement('input');
  Object.assign(input, { maxLength: 300, placeholder: 'Describe the image', ariaLabel: 'Alternative text' });
  const commit = () => {
    if (input.value.trim()) describe(input.value.trim());
  };
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    // Enter must not submit the form around the editor.
    event.preventDefault();
    commit();
  });
  input.addEventListener('blur', commit);
  const decorative = document.createElement('button');
  Object.assign(decorative, { type: 'button', textContent: 'Decorative' });
  decorative.addEventListener('click', () => describe(''));
  const reason = document.createElement('span');
  fields += 1;
  Object.assign(reason, { id: `${DESCRIBE_MARKER}-${fields}`, textContent: REASON });
  input.setAttribute('aria-describedby', reason.id);
  const field = document.createElement('span');
  field.className = DESCRIBE_MARKER;
  field.contentEditable = 'false';
  field.append(reason, input, decorative);
  return field;
}
