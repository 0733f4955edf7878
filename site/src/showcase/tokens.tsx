import { font, vars } from '../theme/vars.css.ts';
import * as styles from './showcase.css.ts';

/** The theme's colors and font sizes. */
export function Tokens() {
  return (
    <>
      <section className={styles.component} aria-label="Colors">
        <h2>Colors</h2>
        <div className={styles.swatches}>
          {Object.entries(vars.color).map(([name, color]) => (
            <div key={name}>
              <div className={styles.swatch} style={{ background: color }} />
              <span className={styles.name}>{name}</span>
            </div>
          ))}
        </div>
      </section>
      <section className={styles.component} aria-label="Font sizes">
        <h2>Font sizes</h2>
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
