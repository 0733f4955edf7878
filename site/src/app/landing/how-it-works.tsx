import * as styles from './landing-page.css.ts';

const steps = [
  {
    title: 'Enter six numbers',
    text: 'Your age, the age you’d like to retire, what you’ve saved, what you add each month, what you earn, and the return you expect. Drag or type. Your numbers stay in your browser until you save a plan.',
  },
  {
    title: 'See where you stand',
    text: 'One sentence, then three cards: how long, how much, and what it pays each month. Results update as you type, with every assumption shown.',
  },
  {
    title: 'See a range of results',
    text: 'Three scenarios and a simulation. The further ahead, the wider the range.',
  },
  {
    title: 'Save it and come back',
    text: 'Name and save your plan, then try another. Update it when your life changes.',
  },
] as const;

export function HowItWorks() {
  return (
    <section id="how-it-works" tabIndex={-1} className={styles.topic} aria-labelledby="how-it-works-heading">
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
