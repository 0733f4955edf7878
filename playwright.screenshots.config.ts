import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** Takes screenshots of the screens that the tests open. */
export default defineConfig({ ...tests, testMatch: '**/e2e/screenshots.ts' });
