/** How the yearly check-in compares, and what its reasons mean. */
export function CheckIns() {
  return (
    <>
      <p>
        Each save of a plan records its numbers, its answer and its futures on that day. A check-in a year
        later starts from that record and ends with the answer of today. In between it changes one thing after
        the other, always in this order. Each reason is what its change does to the age and to the chance, so
        the reasons add up to the whole change.
      </p>
      <ol>
        <li>
          <strong>Markets, and the time that passed.</strong> Everyone is older, your amounts are in today’s
          dollars, and your savings are what you have now, less what you saved in addition to the plan.
        </li>
        <li>
          <strong>What you saved.</strong> What you paid in above or below the plan is added.
        </li>
        <li>
          <strong>New tax and Social Security figures.</strong> The tax brackets and the Social Security
          formula of the record’s year become those of today. We keep the figures of past years for this.
        </li>
        <li>
          <strong>What you changed.</strong> Your income, your contributions and the age you’d like are those
          you enter today.
        </li>
        <li>
          <strong>The new version of our model.</strong> What remains: the answer of that day compared with
          the answer that our model of today gives for the same numbers and the same law. While we have not
          changed the model, this is nothing.
        </li>
      </ol>
      <p>
        Dollars of then and now are converted with the inflation that your plan assumed, not with the
        inflation that there was: your plan’s futures rest on the same assumption. Eleven months count as a
        year.
      </p>
      <p>
        The rank of your savings counts the recorded futures with less money at your age. Between the five
        recorded balances it is interpolated, which is within 2 of 100 of the simulated share.
      </p>
    </>
  );
}
