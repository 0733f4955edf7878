import * as styles from './landing-page.css.ts';

const steps = [
  {
    title: 'Tell it six numbers',
    text: 'Your age, the age you have in mind, what you have saved, what you add, what you earn, and the return you expect. Drag or type. Nothing leaves your browser.',
  },
  {
    title: 'Read one plain answer',
    text: 'A sentence first, then three cards: how long, how much, and what it pays a month. Every change shows at once, and every assumption stands beside the result.',
  },
  {
    title: 'See the range, not a promise',
    text: 'A careful, a middle and a hopeful scenario, and a simulation. The further away, the wider: that is what an honest forecast looks like.',
  },
  {
    title: 'Keep it, and come back',
    text: 'Save the plan under a name, try another one beside it, and change it when life does.',
  },
] as const;

export function HowItWorks() {
  return (
    <section
      id="how-it-works"
      tabIndex={-1}
      className={styles.section}
      aria-labelledby="how-it-works-heading"
    >
      <h2 id="how-it-works-heading">How it works</h2>
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
