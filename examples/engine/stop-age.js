// Prints when someone can stop working: node stop-age.js 55 250000 800 75000
import { answerPlan, planLevers, planLink } from '@whenabouts/core';

const [currentAge, currentSavings, monthlySavings, annualIncome] = process.argv.slice(2).map(Number);
const plan = { year: new Date().getFullYear(), currentAge, currentSavings, monthlySavings, annualIncome };

try {
  const answer = answerPlan(plan);
  console.log(answer.text);
  for (const { age, chance } of answer.chances) {
    if (age % 5 === 0) console.log(`Stop at ${age}: works in ${Math.floor(10 * chance)} of 10 futures`);
  }
  for (const lever of planLevers(plan)) console.log(lever.text);
  console.log(`The law of ${answer.lawYear}, without ${answer.leftOut.join(', ')}. ${answer.limits}`);
  console.log(planLink(plan, 'https://whenabouts.example'));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
