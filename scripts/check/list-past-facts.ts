// Lists yearly figures of US law whose year is past. It never fails: a New Year must not break a build.
import { pastFacts } from '../../core/src/us/facts/facts.ts';
import { factsTopics } from '../../core/src/us/facts/topics.ts';

const past = pastFacts(factsTopics, new Date().getFullYear());
for (const { topic, year, announced } of past)
  console.log(`${topic}: newest figures are for ${year}. ${announced}`);
if (past.length === 0) console.log('No figures are past their year.');
