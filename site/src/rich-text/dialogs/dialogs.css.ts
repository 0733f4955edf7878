import { style } from '@vanilla-extract/css';
import { thumbnail } from '../../ui/image-fields.css.ts';

export const preview = style([thumbnail, { width: '96px', height: '72px' }]);
