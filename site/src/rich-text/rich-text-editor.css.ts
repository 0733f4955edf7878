import { globalStyle, style } from '@vanilla-extract/css';
import { fieldBox, focusRing, font, radius, size, space, vars } from '../theme/vars.css.ts';

export const frame = style({
  minWidth: 0,
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: radius.medium,
  background: vars.color.surface,
  color: vars.color.text,
  selectors: { '&[data-invalid]': { borderColor: vars.color.danger } },
});

export const surface = style({ display: 'flex', flexDirection: 'column' });

// Milkdown creates the elements between the surface and the text.
globalStyle(`${surface} > div, ${surface} .milkdown`, {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
});

export const text = style({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  // As wide as a post, but a click next to the text also focuses it.
  padding: `${space[4]} max(${space[4]}, calc(100% - ${size.prose})) ${space[6]} ${space[4]}`,
  borderRadius: `0 0 ${radius.medium} ${radius.medium}`,
  direction: 'ltr',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  // ProseMirror requires both.
  whiteSpace: 'break-spaces',
  fontVariantLigatures: 'none',
  selectors: { '&&': { maxWidth: 'none' }, '&:focus-visible': { ...focusRing, outlineOffset: '-3px' } },
});

globalStyle(`${text} .is-empty::before`, {
  content: 'attr(data-placeholder)',
  float: 'left',
  height: 0,
  color: vars.color.muted,
  pointerEvents: 'none',
});
globalStyle(`${text} .is-uploading`, { color: vars.color.secondary, fontStyle: 'italic' });
globalStyle(`${text} .describe-image`, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  maxWidth: '34rem',
  paddingBlock: space[2],
});
globalStyle(`${text} .describe-image > span`, {
  display: 'none',
  width: '100%',
  color: vars.color.danger,
  fontSize: font.size.sm,
});
globalStyle(`[data-asked] ${text} .describe-image > span`, { display: 'block' });
globalStyle(`${text} .describe-image > :not(span)`, {
  minHeight: size.tap,
  padding: `0 ${space[3]}`,
  ...fieldBox,
  fontSize: font.size.sm,
});
globalStyle(`${text} .describe-image > input`, { flex: 1, minWidth: 0 });
// List items contain a paragraph in the editor, but not in a post.
globalStyle(`${text} li > p`, { marginBlockEnd: 0 });
globalStyle(`${text} a`, { cursor: 'text' });
globalStyle(`${text} .ProseMirror-selectednode`, focusRing);
// Cells that are selected together.
globalStyle(`${text} .selectedCell`, { background: vars.color.accentSoft });
// The cursor before or after a table or code, where there is no text.
globalStyle(`${text} .ProseMirror-gapcursor`, {
  display: 'none',
  position: 'absolute',
  pointerEvents: 'none',
});
globalStyle(`${text} .ProseMirror-gapcursor::after`, {
  content: '',
  position: 'absolute',
  top: '-2px',
  width: '20px',
  borderTop: `2px solid ${vars.color.text}`,
});
globalStyle(`${text}.ProseMirror-focused .ProseMirror-gapcursor`, { display: 'block' });

// ProseMirror adds this element after an image, so that the cursor can be placed after the image.
globalStyle(`${text} img.ProseMirror-separator`, {
  display: 'inline',
  width: 0,
  height: 0,
  margin: 0,
  border: 0,
});
globalStyle(`${text}.ProseMirror-hideselection, ${text}.ProseMirror-hideselection *`, {
  caretColor: 'transparent',
});
globalStyle(`${text}.ProseMirror-hideselection *::selection`, { background: 'transparent' });

const status = style({
  margin: 0,
  padding: `${space[2]} ${space[4]}`,
  fontSize: font.size.sm,
  selectors: { '&:empty': { padding: 0 } },
});
export const info = style([status, { color: vars.color.secondary }]);
export const error = style([status, { fontWeight: 600, color: vars.color.danger }]);
