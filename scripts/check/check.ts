// npm run check: runs the static checks.
import { runSteps } from '../steps/run-steps.ts';
import { checks } from './checks.ts';

process.exitCode = await runSteps(checks);
