import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '../theme/focus-ring.css.ts';
import { font, radius, size, space, vars } from '../theme/vars.css.ts';

export const frame = style({
  minWidth: 0,
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: radius.medium,
  background: vars.color.surface,
  color: vars.color.text,
  selectors: { '&[data-invalid]': { borderColor: vars.color.danger } },
});

export const surface = style({ display: 'flex', flexDirection: 'column' });

// The elements between the surface and the text are not ours to name.
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
  // As wide as a post, but the place beside it leads into the text, too.
  padding: `${space[4]} max(${space[4]}, calc(100% - ${size.prose})) ${space[6]} ${space[4]}`,
  borderRadius: `0 0 ${radius.medium} ${radius.medium}`,
  direction: 'ltr',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  // The view relies on both to find its way in the text.
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
// Here an item holds a paragraph; in a post it is one.
globalStyle(`${text} li > p`, { marginBlockEnd: 0 });
globalStyle(`${text} a`, { cursor: 'text' });
globalStyle(`${text} .ProseMirror-selectednode`, {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});
// What the view puts behind an image, so that the caret can stand there.
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

const remark = style({
  margin: 0,
  padding: `${space[2]} ${space[4]}`,
  fontSize: font.size.sm,
  selectors: { '&:empty': { padding: 0 } },
});
export const news = style([remark, { color: vars.color.secondary }]);
export const error = style([remark, { fontWeight: 600, color: vars.color.danger }]);
