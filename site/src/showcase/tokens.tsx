import { font, vars } from '../theme/vars.css.ts';
import * as styles from './showcase.css.ts';

/** The colours and sizes that everything else is made of. */
export function Tokens() {
  return (
    <>
      <section className={styles.component} aria-label="Colours">
        <h2>Colours</h2>
        <div className={styles.swatches}>
          {Object.entries(vars.color).map(([name, color]) => (
            <div key={name}>
              <div className={styles.swatch} style={{ background: color }} />
              <span className={styles.name}>{name}</span>
            </div>
          ))}
        </div>
      </section>
      <section className={styles.component} aria-label="Sizes of type">
        <h2>Sizes of type</h2>
        <div className={styles.sizes}>
          {Object.entries(font.size).map(([name, fontSize]) => (
            <p key={name} style={{ fontSize, lineHeight: 1.2 }}>
              {name}: roughly when, $1,048,000
            </p>
          ))}
        </div>
      </section>
    </>
  );
}
