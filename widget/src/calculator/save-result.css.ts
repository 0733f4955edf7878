import { style } from '@vanilla-extract/css';
import { view } from '../../view/theme.css.ts';
import { button } from './link-button.css.ts';

export const actions = style({
  display: 'grid',
  gap: '8px',
  justifyItems: 'start',
  fontSize: '.9375em',
  // Paper shows the numbers, without controls.
  '@media': { print: { display: 'none !important' } },
});

export const sendActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  fontSize: '.9375em',
  '@media': { print: { display: 'none !important' } },
});

export const saveLink = style({
  ...button,
  justifySelf: 'stretch',
  padding: '10px 8px',
  border: '1.5px solid',
  borderRadius: view.radius.medium,
  textAlign: 'center',
  textDecoration: 'none',
});

export const saveCode = style({
  fontSize: '1.5em',
  fontWeight: 600,
  letterSpacing: '.1em',
  userSelect: 'all',
});

export const linkField = style({
  justifySelf: 'stretch',
  font: 'inherit',
  minHeight: '24px',
  padding: '4px 8px',
  color: view.color.text,
  background: view.color.sunken,
  border: `1px solid ${view.color.control}`,
  borderRadius: view.radius.small,
});
