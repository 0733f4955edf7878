import {
  ageLineReading,
  ageLineTable,
  ageLineTitle,
  ChartFigure,
  ChartReader,
  endsOf,
  LabeledAgeLine,
} from '@whenabouts/view';
import { memo, useMemo } from 'react';
import type { OutlookAnswer } from '../outlook-results.ts';
import { lineOfAnswer } from './age-line-data.ts';
import { Reading, useReading } from './reading.tsx';

interface AgeLineFigureProps {
  answer: OutlookAnswer;
  /** The age at which savings run out in an unlucky future; null if they last. May be a frame late in a drag. */
  runsOutAt: number | null;
}

/** The ages from today to the end of the plan, with what happens on them. */
export const AgeLineFigure = memo(function AgeLineFigure({ answer, runsOutAt }: AgeLineFigureProps) {
  const line = useMemo(() => lineOfAnswer(answer, runsOutAt), [answer, runsOutAt]);
  const [first, last] = endsOf(line.events);
  const ages = useMemo(
    () => Array.from({ length: last - first + 1 }, (_, year) => first + year),
    [first, last],
  );
  const { age, cursor, reader } = useReading(first, last, first);
  const reading = (at: number) => ageLineReading(line, at);
  return (
    <ChartFigure title={ageLineTitle(line)} table={ageLineTable(line)}>
      <LabeledAgeLine line={line} cursor={cursor}>
        <ChartReader label="What happens by age" {...reader} valueText={reading} />
      </LabeledAgeLine>
      <Reading ages={ages} age={age} textAt={reading} />
    </ChartFigure>
  );
});
