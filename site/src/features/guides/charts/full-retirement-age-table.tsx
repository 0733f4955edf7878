import * as table from '../../../ui/chart-figure.css.ts';
import * as styles from './guide-chart.css.ts';

/** Social Security Act, section 216(l), as amended in 1983 (Public Law 98-21). */
const FULL_RETIREMENT_AGES = [
  ['1943 to 1954', '66'],
  ['1955', '66 and 2 months'],
  ['1956', '66 and 4 months'],
  ['1957', '66 and 6 months'],
  ['1958', '66 and 8 months'],
  ['1959', '66 and 10 months'],
  ['1960 or later', '67'],
] as const;

/** A table of the full retirement age by year of birth. */
export function FullRetirementAgeTable() {
  return (
    <figure className={styles.figure}>
      <figcaption className={table.title}>If you were born in 1960 or later, it is 67</figcaption>
      <table className={table.table}>
        <caption className={table.caption}>Full retirement age by year of birth (SSA)</caption>
        <thead>
          <tr>
            <th scope="col">Born in</th>
            <th scope="col">Full retirement age</th>
          </tr>
        </thead>
        <tbody>
          {FULL_RETIREMENT_AGES.map(([born, age]) => (
            <tr key={born}>
              <th scope="row">{born}</th>
              <td>{age}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
