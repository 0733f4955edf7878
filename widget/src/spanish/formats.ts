import * as core from '@whenabouts/core';

/** American number formats with Spanish words: "$1 millón", "$2.4 millones", "$1.2 mil millones". */
export const formats = core.americanFormatsWith({
  million: (amount) => (amount === '$1.0' ? '$1 millón' : `${amount} millones`),
  billion: (amount) => `${amount} mil millones`,
});

/** Translates a chance: "fewer than 1 of 10", "more than 99 out of 100". */
function translate(chance: string): string {
  return chance
    .replace(/ (?:out )?of /, ' de cada ')
    .replace('fewer than', 'menos de')
    .replace('more than', 'más de')
    .replace('all', 'los');
}

/** Formats a chance like the core: "8 de cada 10". */
export const formatChance = (chance: number): string => translate(core.formatChance(chance));

/** Formats a chance for a sentence. */
export const formatChanceInProse = (chance: number): string => translate(core.formatChanceInProse(chance));

/** Formats a target chance in percent: "8 de cada 10", "85 de cada 100". */
export const formatTarget = (percent: number): string => translate(core.formatTarget(percent));
