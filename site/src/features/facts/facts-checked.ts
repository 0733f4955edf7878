import { factsTopics } from '@whenabouts/core';

/** Date of the last check of a figure in the list, as YYYY-MM-DD. */
export const FACTS_CHECKED: string =
  factsTopics
    .flatMap(({ years }) => years.map(({ lastChecked }) => lastChecked))
    .toSorted()
    .at(-1) ?? '';
