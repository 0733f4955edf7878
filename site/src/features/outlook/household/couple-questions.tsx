import { UnbrokenAmounts } from '@whenabouts/view';
import { Fragment } from 'react';
import { paths } from '../../../paths.ts';
import { Link } from '../../../router.ts';
import type { OutlookAnswer } from '../outlook-results.ts';
import * as textStyles from '../outlook-text.css.ts';
import { coupleQuestions } from './couple-benefits-text.ts';
import * as household from './household.css.ts';

/** Questions that couples ask about Social Security, answered with the amounts of this couple. */
export function CoupleQuestions({ answer }: { answer: OutlookAnswer }) {
  return (
    <details className={household.more}>
      <summary>Three questions about both of your benefits</summary>
      <dl className={household.questions}>
        {coupleQuestions(answer).map((item) => (
          <Fragment key={item.question}>
            <dt>{item.question}</dt>
            <dd>
              <UnbrokenAmounts text={item.answer} />
            </dd>
          </Fragment>
        ))}
      </dl>
      <p className={textStyles.note}>
        Social Security in today’s dollars, before tax
        {answer.assumptions.benefitCut && ' and before the cut'}.{' '}
        <Link to={`${paths.howWeCalculate}#couples`}>The rules</Link>
      </p>
    </details>
  );
}
