import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';

export function Lines() {
  return (
    <>
      <p>The brackets are not the only lines. Four others catch people by surprise.</p>
      <ul>
        <li>
          <strong>Social Security.</strong> Above $25,000 for a single person or $32,000 for a couple,
          counting half of the benefit, more and more of it becomes taxable (Internal Revenue Code, section
          86; never adjusted for inflation). In that zone one more dollar from an IRA can make another 85
          cents taxable. So a 12 percent bracket can work like one of 22.2.{' '}
          <Link to={paths.guide('social-security')}>The Social Security guide</Link> has an example.
        </li>
        <li>
          <strong>Gains.</strong> What you held for more than a year is taxed at 0, 15 or 20 percent. Gains
          are stacked on top of other income, so in a lean year some of them may be free, and a large
          withdrawal can push them out of the free part.
        </li>
        <li>
          <strong>Investment income.</strong> Above another line there is an extra tax of 3.8 percent on
          interest, dividends and gains (section 1411). Withdrawals from retirement accounts are not taxed by
          it, but they count toward the line, which does not rise with prices either.
        </li>
        <li>
          <strong>Health insurance.</strong> Before 65, income decides about help with Marketplace premiums.
          From 63 on, it decides about Medicare premiums two years later.
        </li>
      </ul>
    </>
  );
}

export function StatesAndSurvivors() {
  return (
    <>
      <p>
        Everything so far was federal. States differ: some have no income tax, most leave Social Security
        alone, some spare a part of pensions or IRA withdrawals. If you think of moving, compare property and
        sales taxes as well, because a state has to live on something.
      </p>
      <p>
        For couples there is one more reason to even things out. After one of you dies, the other usually
        files as a single person from the next year on. The income may fall by a third, but the standard
        deduction and most brackets shrink by half. Drawing down traditional accounts while you are two can
        spare the one who is left. Children who inherit such an account mostly have to empty it within ten
        years, often while they earn well.
      </p>
    </>
  );
}

export function YearEnd() {
  return (
    <>
      <p>
        None of this needs a forecast of the next thirty years. One evening each November is enough to begin
        with.
      </p>
      <ol>
        <li>Write down how much you have in each of the three kinds of accounts.</li>
        <li>Estimate this year’s income, and see which line comes next.</li>
        <li>Decide how far to fill the bucket, by a withdrawal or a conversion, before December 31.</li>
        <li>Check that required withdrawals are done, and gifts sent.</li>
      </ol>
      <p>
        Our <Link to={paths.calculator}>calculator</Link> shows income before tax. If most of your savings are
        tax-deferred, take your effective rate off its result. A shorter piece on{' '}
        <Link to={paths.post('taxes-in-retirement')}>taxes in retirement</Link> covers the same ground in a
        few minutes. Before a large conversion or sale, an hour with a tax professional usually costs less
        than the mistake.
      </p>
    </>
  );
}
