import type { CSSProperties } from 'react';
import type { CalculatorMessages } from '../../view/calculator/calculator-messages.ts';
import { accentColors } from '../options/accent.ts';
import type { Options } from '../options/options.ts';
import { accentProperties, publicProperties } from './embed.css.ts';

export function brandMessages(
  messages: CalculatorMessages,
  { buttonText, linkText }: Options,
): CalculatorMessages {
  return {
    ...messages,
    calculate: buttonText ?? messages.calculate,
    detailedPlan: linkText ?? messages.detailedPlan,
  };
}

/**
 * Returns the colors, the font, the corners and the density from the attributes. The accent has one color for each
 * theme: with the theme `auto`, the reader's system can switch between them without a render.
 */
export function brandStyle({ accent, font, radius, isDense }: Options): CSSProperties {
  const style: Record<string, string | undefined> = {
    fontFamily: font,
    [publicProperties.radius]: radius && `${radius}px`,
    [publicProperties.density]: isDense ? '0.6' : undefined,
  };
  if (accent) {
    const { light, lightOn, dark, darkOn } = accentProperties;
    [style[light], style[lightOn]] = accentColors(accent, 'light');
    [style[dark], style[darkOn]] = accentColors(accent, 'dark');
  }
  return style as CSSProperties;
}
