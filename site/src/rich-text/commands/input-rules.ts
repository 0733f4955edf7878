import { textblockTypeInputRule, wrappingInputRule } from '@milkdown/kit/prose/inputrules';
import { $inputRule } from '@milkdown/kit/utils';
import { bulletList, heading, orderedList } from '../document/blocks.ts';

/** Typing "## " creates a heading, "- " and "1. " a list. */
export const inputRules = [
  $inputRule((ctx) =>
    textblockTypeInputRule(/^(#{2,3})\s$/, heading.type(ctx), ([, signs = '']) => ({ level: signs.length })),
  ),
  $inputRule((ctx) => wrappingInputRule(/^\s*[-*]\s$/, bulletList.type(ctx))),
  $inputRule((ctx) => wrappingInputRule(/^\s*1[.)]\s$/, orderedList.type(ctx))),
];
