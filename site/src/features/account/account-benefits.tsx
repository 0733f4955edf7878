import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';

/** Lists the things that members can do and visitors cannot. */
export function AccountBenefits() {
  return (
    <>
      <h2>What an account is for</h2>
      <ul>
        <li>Save your plans and open them on any device.</li>
        <li>Update a plan when your numbers change.</li>
        <li>Download everything in your account, or delete it, at any time.</li>
      </ul>
      <p>
        You don’t need one to calculate: <Link to={paths.calculator}>open the calculator</Link>.
      </p>
    </>
  );
}
