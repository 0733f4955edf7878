import { checks } from './checks.ts';
import { runSteps } from '../steps/run-steps.ts';

process.exitCode = await runSteps(checks);
