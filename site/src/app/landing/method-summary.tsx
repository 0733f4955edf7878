import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import * as styles from './landing-page.css.ts';

const ages = [
  { age: 30, text: 'Small amounts have the most time to grow.' },
  { age: 45, text: 'What you save now decides most of the answer.' },
  { age: 60, text: 'Dates count: Social Security, Medicare, your last year of work.' },
] as const;

/** Explains the numbers of the calculator above, and links to guides for three ages. */
export function MethodSummary() {
  const guide = paths.guide('retirement-planning');
  return (
    <section id="method" className={styles.section} aria-labelledby="method-heading">
      <h2 id="method-heading">What’s behind the numbers</h2>
      <div className={styles.methodText}>
        <p>
          Every estimate leaves things out: your home, an inheritance, bad luck in your family.{' '}
          <Link to={`${paths.howWeCalculate}#limits`}>What we leave out</Link>
        </p>
        <p>
          Our tests check cases that others have published, such as benefits of the Social Security
          Administration. <Link to={`${paths.howWeCalculate}#cases`}>Cases that we match</Link>
        </p>
      </div>
      <ul className={styles.ages}>
        {ages.map(({ age, text }) => (
          <li key={age} className={styles.age}>
            <h3>
              <Link to={`${guide}#at-${age}`}>At {age}</Link>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
