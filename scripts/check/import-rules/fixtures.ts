/** Code that a rule must reject, and part of the rule's message. */
export interface Violation {
  file: string;
  code: string;
  message: string;
}

const violation = (file: string, code: string, message: string): Violation => ({ file, code, message });

const coreOnly = 'Core imports only its own files';
const contractOnly = 'imports only @whenabouts/server/contract';
const byName = 'Import the package by its name';
const separate = 'Features never import one another';
const atRunTime = 'The server loads the built site by path at run time';
const viewOnly = 'The view imports core, react and its own files only';
const embedOnly = 'The embed imports core, the view, Preact and its own files only';
const nounByEntity = "A noun may import another noun's *.entity.ts";
const uploadsAsProps = 'The rich text editor imports ui and theme only';
const withoutScripts = 'The server never imports scripts';
const withoutSite = 'The widget never imports the site';
const theCheck = "The check imports only the embed's";
const theCommand = 'The command imports core';
const aTranslation = 'A translation imports core';
const cssOnly = 'Styles are in *.css.ts files';

/** Violations of each rule in biome-import-rules.json, and of each rule in biome.json that is not Biome's default. */
export const violations: readonly Violation[] = [
  violation('core/src/a-package.ts', "import 'valibot';", coreOnly),
  violation('core/src/another-package.ts', "import '../../server/contract/index.ts';", coreOnly),
  violation('core/src/simulation/a-package.ts', "import 'valibot';", coreOnly),
  violation(
    'core/src/simulation/another-package.ts',
    "import '../../../server/contract/index.ts';",
    coreOnly,
  ),
  violation('core/src/simulation/a-bench.ts', "import '../../bench/calculate.ts';", coreOnly),
  violation('core/src/a-node-module.ts', "import 'node:fs';", coreOnly),
  violation('core/src/a-loaded-module.ts', "export const fs = await import('node:fs');", coreOnly),
  violation('core/src/a-clock.ts', 'export const now = Date.now();', 'the global variable Date'),
  violation('core/src/randomness.ts', 'export const chance = Math.random();', 'randomness is an argument'),
  violation(
    'core/src/destructured-randomness.ts',
    'export const { random } = Math;',
    'randomness is an argument',
  ),
  violation('core/src/a-page.ts', 'export const title = document.title;', 'the global variable document'),
  violation('core/src/a-window.ts', 'export const width = window.innerWidth;', 'the global variable window'),
  violation('core/src/network.ts', "export const answer = fetch('/');", 'the global variable fetch'),

  violation('core/command/src/a-file.ts', "import 'node:fs';", theCommand),
  violation('core/command/src/a-socket.ts', "import 'node:net';", theCommand),
  violation('core/command/src/core-file.ts', "import '../../src/fields.ts';", theCommand),
  violation('core/command/src/assistant/a-page.ts', "import '../../../../site/src/paths.ts';", theCommand),
  violation(
    'core/command/src/a-request.ts',
    "export const answer = fetch('/');",
    'the global variable fetch',
  ),

  violation('server/contract/a-package.ts', "import 'pino';", 'The contract imports valibot and core only'),
  violation(
    'server/contract/a-source.ts',
    "import '../src/app.ts';",
    'The contract imports valibot and core only',
  ),
  violation('server/src/plans/koa.ts', "import 'koa';", 'Only server/src/http'),
  violation('server/src/plans/koa-router.ts', "import '@koa/router';", 'Only server/src/http'),
  violation('server/src/plans/a-verb.ts', "import '../auth/sign-in.ts';", nounByEntity),
  violation('server/src/plans/a-route.ts', "import '../auth/auth.routes.ts';", nounByEntity),
  violation('server/src/plans/the-app.ts', "import '../app.ts';", 'The app imports the nouns'),
  violation('server/src/http/a-noun.ts', "import '../plans/plan.routes.ts';", 'http and mail import no noun'),
  violation(
    'server/src/http/middleware/a-noun.ts',
    "import '../../plans/plan.routes.ts';",
    'http and mail import no noun',
  ),
  violation('server/src/mail/a-noun.ts', "import '../plans/plan.routes.ts';", 'http and mail import no noun'),
  violation(
    'server/src/http/an-entity.ts',
    "import '../plans/plan.entity.ts';",
    'http and mail import no noun',
  ),
  violation('server/src/pages/a-source.ts', "import '../../../site/src/router.ts';", atRunTime),
  violation('server/src/pages/a-component.ts', "import 'react';", atRunTime),
  violation('server/test/a-script.ts', "import '../../scripts/build/build.ts';", withoutScripts),
  violation(
    'server/bench/a-loaded-script.ts',
    "export const build = await import('../../scripts/build/build.ts');",
    withoutScripts,
  ),
  violation('server/src/core-file.ts', "import '../../core/src/fields.ts';", byName),

  violation('widget/view/a-router.ts', "import 'react-router-dom';", viewOnly),
  violation('widget/view/charts/a-request.ts', "import 'swr';", viewOnly),
  violation('widget/view/charts/a-neighbor.ts', "import '../../src/host/embed.ts';", viewOnly),
  violation('widget/view/another-neighbor.ts', "import '../src/host/embed.ts';", viewOnly),
  violation('widget/view/preact.ts', "import 'preact';", viewOnly),
  violation('widget/src/a-package.ts', "import 'swr';", embedOnly),
  violation('widget/src/host/a-package.ts', "import 'swr';", embedOnly),
  violation('widget/src/host/a-component.ts', "import '../../npm/react.ts';", embedOnly),
  violation('widget/src/a-server.ts', "import '@whenabouts/server/contract';", embedOnly),
  violation('widget/src/check/a-neighbor.ts', "import '../host/mount.ts';", theCheck),
  violation('widget/src/entries/check.ts', "import '../host/mount.ts';", theCheck),
  violation('widget/src/tools/a-neighbor.ts', "import '../host/mount.ts';", 'The tools import core'),
  violation('widget/src/entries/allocation.tsx', "import './outlook.tsx';", 'The tools import core'),
  violation('widget/src/spanish/a-neighbor.ts', "import '../host/mount.ts';", aTranslation),
  violation('widget/src/entries/es.ts', "import '../host/mount.ts';", aTranslation),
  violation('widget/e2e/a-page.ts', "import '../../site/e2e/fixtures.ts';", withoutSite),
  violation('widget/npm/a-component.ts', "import '../src/host/mount.ts';", 'The npm package imports'),
  violation('widget/npm/a-view.ts', "import '../view/sentence.ts';", 'The npm package imports'),
  violation('widget/build/a-page.ts', "import '@whenabouts/site/src/paths.ts';", withoutSite),
  violation('widget/view/a-style.ts', "import '@vanilla-extract/css';", cssOnly),

  violation('site/src/app/a-router.ts', "import 'react-router-dom';", 'Only site/src/router.ts'),
  violation(
    'site/src/app/a-loaded-router.ts',
    "export const r = await import('react-router-dom');",
    'Only site/src/router.ts',
  ),
  violation('site/src/app/a-dialog.ts', "import '@ark-ui/react/dialog';", 'Only site/src/ui imports Ark UI'),
  violation('site/src/app/a-style.ts', "import '@vanilla-extract/css';", cssOnly),
  violation('site/src/app/server-file.ts', "import '@whenabouts/server/src/app.ts';", contractOnly),
  violation('site/src/app/server-path.ts', "import '../../../server/contract/index.ts';", contractOnly),
  violation('site/src/app/core-path.ts', "import '../../../core/src/index.ts';", byName),
  violation('site/src/features/plans/a-neighbor.ts', "import '../account/login-page.tsx';", separate),
  violation(
    'site/src/features/plans/table/a-neighbor.ts',
    "import '../../account/login-page.tsx';",
    separate,
  ),
  violation(
    'site/src/features/plans/the-app.ts',
    "import '../../app/routes.ts';",
    'The app imports features',
  ),
  violation(
    'site/src/ui/a-feature.ts',
    "import '../features/plans/plan-row.tsx';",
    'ui contains nothing about the product',
  ),
  violation(
    'site/src/ui/the-product.ts',
    "import '@whenabouts/core';",
    'ui contains nothing about the product',
  ),
  violation('site/src/api/a-screen.ts', "import '../ui/toast.tsx';", 'api only sends requests'),
  violation(
    'site/src/ui/an-editor.ts',
    "import '../rich-text/rich-text-editor.tsx';",
    'ui contains nothing about the product',
  ),
  violation(
    'site/src/api/an-editor.ts',
    "import '../rich-text/rich-text-editor.tsx';",
    'api only sends requests',
  ),
  violation(
    'site/src/theme/an-editor.ts',
    "import '../rich-text/rich-text-editor.tsx';",
    'The theme imports nothing else',
  ),
  violation('site/src/rich-text/a-feature.ts', "import '../features/plans/plan-row.tsx';", uploadsAsProps),
  violation('site/src/rich-text/dialogs/a-request.ts', "import '../../api/images.ts';", uploadsAsProps),
  violation('site/src/theme/a-component.ts', "import '../ui/button.tsx';", 'The theme imports nothing else'),

  violation('site/src/app/undeclared.ts', "import 'lodash';", "isn't specified in site/package.json"),
  violation(
    'site/src/app/a-cycle.ts',
    "export { b } from './a-cycle-back.ts';\nexport const a = 1;",
    'part of a cycle',
  ),
  violation(
    'site/src/app/a-cycle-back.ts',
    "export { a } from './a-cycle.ts';\nexport const b = 1;",
    'part of a cycle',
  ),
  violation(
    'site/src/app/a-type-cycle.ts',
    "import type { B } from './a-type-cycle-back.ts';\nexport type A = B | undefined;",
    'part of a cycle',
  ),
  violation(
    'site/src/app/a-type-cycle-back.ts',
    "import type { A } from './a-type-cycle.ts';\nexport interface B {\n  a: A;\n}",
    'part of a cycle',
  ),
  violation('site/src/app/BadName.ts', 'export const a = 1;', 'kebab-case'),
  violation('site/src/app/a-default.ts', 'export default 1;', 'default export'),
  violation('site/src/app/an-any.ts', 'export const a: any = 1;', 'Unexpected any'),
  violation('site/src/app/an-ignore.ts', "// @ts-ignore\nexport const a: number = '';", '@ts-ignore'),
  violation('site/src/app/an-enum.ts', 'export enum E {\n  A,\n}', 'enum'),
  violation('site/src/app/extensionless.ts', "import './a-default';", 'extension'),
  violation(
    'site/src/app/forgotten.ts',
    'async function save(): Promise<void> {}\nexport function press(): void {\n  save();\n}',
    'floating',
  ),
];

/** Similar code that must pass: the rules are not stricter than they say. */
export const allowed: readonly Omit<Violation, 'message'>[] = [
  { file: 'core/src/allowed.ts', code: "import './fields.ts';" },
  { file: 'core/src/allowed.test.ts', code: "import 'vitest';" },
  {
    file: 'server/contract/allowed.ts',
    code: "import 'valibot';\nimport '@whenabouts/core';\nimport './plans.ts';",
  },
  {
    file: 'server/src/plans/allowed.ts',
    code: "import '../accounts/account.entity.ts';\nimport '../http/route.ts';\nimport '../database/database.ts';\nimport './plan.entity.ts';\nimport '../../contract/index.ts';",
  },
  { file: 'server/src/http/allowed.ts', code: "import 'koa';" },
  { file: 'server/src/http/middleware/allowed.ts', code: "import 'koa';\nimport '../../jobs/job-queue.ts';" },
  { file: 'server/src/mail/allowed.ts', code: "import '../database/database.ts';" },
  {
    file: 'widget/view/charts/allowed.ts',
    code: "import '../sentence.ts';\nimport './line-chart.tsx';\nimport 'react';\nimport 'react/jsx-runtime';\nimport '@whenabouts/core';",
  },
  {
    file: 'widget/view/allowed.css.ts',
    code: "import '@vanilla-extract/css';\nimport './theme.css.ts';",
  },
  {
    file: 'widget/src/calculator/allowed.ts',
    code: "import '../../view/calculator/calculator.tsx';\nimport '../options/options.ts';\nimport 'react';\nimport 'preact';\nimport '@whenabouts/core';",
  },
  {
    file: 'widget/src/check/allowed.ts',
    code: "import './report.ts';\nimport '../options/options.ts';\nimport '../host/element.ts';\nimport '../host/adopt-styles.ts';",
  },
  {
    file: 'widget/npm/allowed.ts',
    code: "import './index.ts';\nimport '../src/options/attributes.ts';\nimport 'react';",
  },
  { file: 'core/src/simulation/allowed.ts', code: "import './bands.ts';\nimport '../us/law.ts';" },
  { file: 'site/src/router.ts', code: "import 'react-router-dom';" },
  { file: 'site/src/ui/allowed.ts', code: "import '@ark-ui/react/dialog';\nimport '../theme/vars.css.ts';" },
  {
    file: 'site/src/features/plans/allowed.ts',
    code: "import '../../ui/button.tsx';\nimport '../../api/plans.ts';\nimport './plan-row.tsx';\nimport '@whenabouts/server/contract';\nimport '@whenabouts/view';",
  },
  {
    file: 'site/src/rich-text/dialogs/allowed.ts',
    code: "import '../commands/images.ts';\nimport '../../ui/button.tsx';\nimport '../../theme/vars.css.ts';",
  },
  {
    file: 'site/src/features/plans/table/allowed.ts',
    code: "import '../plan-row.tsx';\nimport '../../../ui/button.tsx';",
  },
  { file: 'site/allowed.config.ts', code: 'export default {};' },
];
