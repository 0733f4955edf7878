import {
  benefitTaxation,
  couplesTaxCases,
  currentLaw,
  formatDollars,
  formatFigure,
  formatNumber,
  spousalShareCases,
  survivorShareCases,
  trustFundForecast,
} from '@whenabouts/core';
import { ScrollableTable } from '@whenabouts/view';

const { halfSingle, mostSingle, halfJoint, mostJoint } = benefitTaxation.figures;

/** The rules of a plan for two. */
export function Couples() {
  return (
    <>
      <p>
        With a partner, savings, contributions and spending are those of your household. Each of you has an
        age, an income and a last day of work; unless you choose another age, your partner stops in the same
        year as you.
      </p>
      <ul>
        <li>
          While only one of you works, up to 80% of that pay covers spending, and contributions continue in
          proportion to the income of the one who works. If neither of you has an income, there are none.
        </li>
        <li>
          Each of you has your own Social Security. Once both have claimed, a spouse whose own benefit is less
          than half of the other’s benefit at full retirement age gets the difference on top. It is lower
          before full retirement age, and waiting past that age does not raise it (
          <a href="https://www.ssa.gov/OP_Home/cfr20/404/404-0410.htm">20 CFR 404.410</a>,{' '}
          <a href="https://secure.ssa.gov/poms.nsf/lnx/0300615250">POMS RS 00615.250</a>).
        </li>
        <li>
          You choose who dies first and at what age. Until you choose, it is you at 85. The survivor then gets
          one benefit: their own or the survivor benefit, whichever is larger. The survivor benefit is what
          the other received, with credits for waiting. If the other claimed early, it is capped at what they
          received or at 82.5% of their benefit at full retirement age, whichever is larger (
          <a href="https://secure.ssa.gov/poms.nsf/lnx/0300615320">POMS RS 00615.320</a>). There is no
          survivor benefit before 60, or while the survivor works before full retirement age.
        </li>
        <li>
          The survivor spends 75% of what you spent together, unless you choose another share. The plan ends
          when the survivor reaches the plan age, but not before the first death.
        </li>
      </ul>
      <p>Benefits for children and divorced spouses, and the family maximum, are left out.</p>
      <ScrollableTable
        caption="Share of the other’s benefit at full retirement age, if full retirement age is 67: a spouse with no benefit of their own (20 CFR 404.410), and a survivor (20 CFR 404.410)"
        head={['Benefit starts at', 'Spouse', 'Survivor']}
        rows={survivorShareCases.map(([age, percent]) => [
          String(age),
          spousalPercent(age),
          `${formatNumber(percent)}%`,
        ])}
      />
    </>
  );
}

function spousalPercent(age: number): string {
  const share = spousalShareCases.find(([claimingAge]) => claimingAge === age);
  return share ? `${formatNumber(share[1])}%` : '–';
}

/** The rules of taxes in retirement. */
export function Taxes() {
  return (
    <>
      <p>
        Unless you choose otherwise, taxes are part of your spending. If you include federal income tax, your
        spending is what you live on, and we take more out of your savings until it also pays the tax. You say
        how much of your savings is in a 401(k) or traditional IRA: all, half or none. That share of each
        withdrawal is income.
      </p>
      <ul>
        <li>
          The law is that of {currentLaw.year} (
          <a href="https://www.irs.gov/pub/irs-drop/rp-25-32.pdf">Revenue Procedure 2025-32</a>). Brackets and
          the standard deduction, with its addition from 65, rise with prices. The temporary deduction for
          seniors, which ends after 2028, is left out.
        </li>
        <li>
          Social Security is taxed by the worksheet of{' '}
          <a href="https://www.irs.gov/publications/p915">Publication 915</a>. Its thresholds,{' '}
          {formatFigure(halfSingle)} and {formatFigure(mostSingle)} for one person and{' '}
          {formatFigure(halfJoint)} and {formatFigure(mostJoint)} for a couple, do not rise with prices, so
          more of your benefit is taxed each decade.
        </li>
        <li>A couple files a joint return while both live. After that, the survivor is single.</li>
        <li>State tax is one percentage of the taxed withdrawal, if you enter one.</li>
        <li>
          Required distributions (<a href="https://www.irs.gov/publications/p590b">Publication 590-B</a>) only
          move money between your accounts here. With large balances, that understates your tax: the law may
          make you take out more than you need to spend. The outlook shows the balance at which this begins
          for you.
        </li>
        <li>
          While you work, we do not calculate taxes: your pay covers them. Capital gains, investment income
          and other deductions are left out.
        </li>
      </ul>
      <ScrollableTable
        caption={`Federal income tax of a couple, both 65 or older, in ${currentLaw.year} without the temporary deduction`}
        head={['Other income a year', 'Social Security a year', 'Tax a year']}
        rows={couplesTaxCases.map(({ otherIncome, socialSecurity, tax }) =>
          [otherIncome, socialSecurity, tax].map(formatDollars),
        )}
      />
    </>
  );
}

/** The rules of a benefit cut, wages, health insurance and early withdrawals, which the law or an employer sets. */
export function LawAndWork() {
  const { fromYear, percentPaid, reportYear, source } = trustFundForecast;
  return (
    <ul>
      <li>
        A Social Security cut lowers all benefits from the year in which it starts. We offer {percentPaid}%
        from {fromYear}, which the <a href={source}>Trustees’ report of {reportYear}</a> expects if Congress
        does nothing.
      </li>
      <li>
        Unless you choose otherwise, wages rise only with prices. If they rise faster, the benefit formula
        rises with them until you are 60, while your own income stays the same in today’s dollars. At 1% a
        year, the law pays someone of 35 who works to 69 about 23% more. That roughly offsets the cut, so the
        outlook shows both choices together.
      </li>
      <li>
        Health insurance before Medicare is a cost for each person from the last day of work to 65, if you
        include it. The amount that we offer, {formatDollars(900)} a month, is our own estimate for a person
        of about 60, between about {formatDollars(290)} with a tax credit and up to {formatDollars(1_600)}{' '}
        without one. <a href="https://www.healthcare.gov/see-plans/">HealthCare.gov</a> has your price.
      </li>
      <li>
        The additional tax of 10% on money taken out of a 401(k) or IRA before 59½ is not calculated. The
        outlook says so where it may apply (<a href="https://www.irs.gov/taxtopics/tc558">IRS Topic 558</a>).
      </li>
    </ul>
  );
}
