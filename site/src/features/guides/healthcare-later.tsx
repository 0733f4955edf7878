import { formatFigure, medicare2026 } from '@whenabouts/core';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import type { TextSection } from '../../ui/text-with-contents.tsx';

/** The guide to healthcare, third part: long-term care, and steps by age. */
export const laterSections: readonly TextSection[] = [
  {
    id: 'long-care',
    heading: 'But who pays for help with daily life?',
    body: (
      <>
        <p>
          Original Medicare pays little or nothing for most dental work, glasses and hearing aids. The largest
          gap is another one: help with washing, dressing and eating, at home or in a facility, for as long as
          you need it.
        </p>
        <p>
          Medicare does pay for a skilled nursing facility while you recover, normally after three days as a
          hospital inpatient: the first 20 days in full, the next 80 with{' '}
          {formatFigure(medicare2026.figures.partANursing)} a day from you in 2026, and then nothing. Medicaid
          pays for long-term care, but only for people with little income and few assets left. The
          Administration for Community Living estimates that almost 70 percent of people who turn 65 will need
          some help of this kind, and that one in five will need it for more than five years, while a third
          may never need any (ACL, 2020). Much of it is given by families, unpaid.
        </p>
        <p>Nobody can know which of these you will be. So people prepare in a mix of ways:</p>
        <ul>
          <li>
            <strong>Savings set aside,</strong> or a home whose value is left untouched for it.
          </li>
          <li>
            <strong>Long-term care insurance,</strong> alone or combined with life insurance. Most people buy
            it between 50 and their mid-sixties, because insurers ask about health. Premiums of the first kind
            can be raised later.
          </li>
          <li>
            <strong>A plan for the person,</strong> not only for the money: who would help, where you would
            live, and who may decide.{' '}
            <Link to={paths.post('wills-and-beneficiaries')}>The documents for that</Link> cost little while
            you are well.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'steps',
    heading: 'What to do, and when',
    body: (
      <>
        <ol>
          <li>
            <strong>Before you stop:</strong> price the bridge for every year to 65, and include it in the
            spending you enter on the <Link to={paths.outlook}>outlook</Link>.
          </li>
          <li>
            <strong>At 63:</strong> look at your income before large withdrawals or conversions.
          </li>
          <li>
            <strong>At 64:</strong> list your doctors and drugs, and ask how your present coverage works with
            Medicare. If you have a health savings account, mark the month to stop.
          </li>
          <li>
            <strong>Three months before 65:</strong> sign up, or get proof of other coverage in writing.
            Choose between Medigap and Advantage while insurers may not ask.
          </li>
          <li>
            <strong>Each fall, from October&nbsp;15 to December&nbsp;7:</strong> compare Part&nbsp;D and
            Advantage plans again, because they change.
          </li>
        </ol>
        <p>
          <Link to={paths.post('medicare-at-65')}>Medicare at 65</Link> is a shorter version of the middle
          part. Every state has a State Health Insurance Assistance Program, known as SHIP, which gives free
          advice and sells nothing.
        </p>
      </>
    ),
  },
];
