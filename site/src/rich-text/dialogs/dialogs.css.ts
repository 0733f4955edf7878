import { style } from '@vanilla-extract/css';
import { font, vars } from '../../theme/vars.css.ts';
import { field as formField } from '../../ui/form-field.css.ts';
import { thumbnail } from '../../ui/image-fields.css.ts';
import { plainForm } from '../../ui/page.css.ts';

// Keeps content from widening a narrow dialog.
const column = { gridTemplateColumns: 'minmax(0, 1fr)' };

export const form = style([plainForm, column]);

export const field = style([formField, column]);

export const status = style({ fontSize: font.size.sm, color: vars.color.secondary });

export const preview = style([thumbnail, { width: '96px', height: '72px' }]);
