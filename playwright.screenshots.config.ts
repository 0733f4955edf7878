import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** Looks at the same screens as the tests do, and keeps what it sees. */
export default defineConfig({ ...tests, testMatch: '**/e2e/screenshots.ts' });
