import { RetirementCalculator } from '@whenabouts/widget/react';

// A server component, which cannot pass event handlers.
export default function Page() {
  return (
    <main>
      <h1>When could you stop?</h1>
      <RetirementCalculator site="https://whenabouts.example" partner="an-app" current-age={40} />
    </main>
  );
}
