/** One line of code that some rule must refuse, and part of the sentence with which it does. */
export interface Planted {
  file: string;
  code: string;
  refusal: string;
}

const plant = (file: string, code: string, refusal: string): Planted => ({ file, code, refusal });

const onlyEachOther = 'The numbers import nothing but each other';
const contractOnly = '@whenabouts/server/contract alone';
const byName = 'Take it from the package by its name';
const apart = 'Features never import one another';
const atRunTime = 'The server loads the built site by path at run time';
const viewOnly = "The calculator's view imports core, react and its own files only";
const embedOnly = 'The embed imports core, the view, Preact and its own files only';
const nounByEntity = "A noun may import another noun's *.entity.ts";
const uploadsAsProps = 'The rich text editor imports ui and theme only';
const cssOnly = 'Styles live in *.css.ts files';

/** Every arrow that biome-import-rules.json forbids, and every rule of biome.json that is not Biome's own default. */
export const planted: readonly Planted[] = [
  plant('core/src/a-package.ts', "import 'valibot';", onlyEachOther),
  plant('core/src/a-room.ts', "import '../../server/contract/index.ts';", onlyEachOther),
  plant('core/src/lifetime/a-package.ts', "import 'valibot';", onlyEachOther),
  plant('core/src/lifetime/a-room.ts', "import '../../../server/contract/index.ts';", onlyEachOther),
  plant('core/src/lifetime/a-bench.ts', "import '../../bench/calculate.ts';", onlyEachOther),
  plant('core/src/a-node-module.ts', "import 'node:fs';", onlyEachOther),
  plant('core/src/a-loaded-module.ts', "export const fs = await import('node:fs');", onlyEachOther),
  plant('core/src/a-clock.ts', 'export const now = Date.now();', 'the global variable Date'),
  plant('core/src/a-chance.ts', 'export const chance = Math.random();', 'Chance is an argument here'),
  plant('core/src/a-hidden-chance.ts', 'export const { random } = Math;', 'Chance is an argument here'),
  plant('core/src/a-page.ts', 'export const title = document.title;', 'the global variable document'),
  plant('core/src/a-window.ts', 'export const width = window.innerWidth;', 'the global variable window'),
  plant('core/src/a-world.ts', "export const answer = fetch('/');", 'the global variable fetch'),

  plant('server/contract/a-package.ts', "import 'pino';", 'The contract imports valibot and core only'),
  plant(
    'server/contract/a-source.ts',
    "import '../src/app.ts';",
    'The contract imports valibot and core only',
  ),
  plant('server/src/plans/koa.ts', "import 'koa';", 'Only server/src/http'),
  plant('server/src/plans/koa-router.ts', "import '@koa/router';", 'Only server/src/http'),
  plant('server/src/plans/a-verb.ts', "import '../auth/sign-in.ts';", nounByEntity),
  plant('server/src/plans/a-route.ts', "import '../auth/auth.routes.ts';", nounByEntity),
  plant('server/src/plans/the-app.ts', "import '../app.ts';", 'The app knows its nouns'),
  plant('server/src/http/a-noun.ts', "import '../plans/plan.routes.ts';", 'http and mail know no noun'),
  plant(
    'server/src/http/middleware/a-noun.ts',
    "import '../../plans/plan.routes.ts';",
    'http and mail know no noun',
  ),
  plant('server/src/mail/a-noun.ts', "import '../plans/plan.routes.ts';", 'http and mail know no noun'),
  plant('server/src/http/an-entity.ts', "import '../plans/plan.entity.ts';", 'http and mail know no noun'),
  plant('server/src/pages/a-source.ts', "import '../../../site/src/router.ts';", atRunTime),
  plant('server/src/pages/a-drawing.ts', "import 'react';", atRunTime),
  plant('server/src/core-file.ts', "import '../../core/src/fields.ts';", byName),

  plant('widget/src/view/a-router.ts', "import 'react-router-dom';", viewOnly),
  plant('widget/src/view/a-request.ts', "import 'swr';", viewOnly),
  plant('widget/src/view/a-neighbour.ts', "import '../embed.ts';", viewOnly),
  plant('widget/src/view/preact.ts', "import 'preact';", viewOnly),
  plant('widget/src/a-package.ts', "import 'swr';", embedOnly),
  plant('widget/src/a-server.ts', "import '@whenabouts/server/contract';", embedOnly),
  plant('widget/src/check/a-neighbour.ts', "import '../mount.tsx';", 'The check knows the embed'),
  plant('widget/src/view/a-style.ts', "import '@vanilla-extract/css';", cssOnly),

  plant('site/src/app/a-router.ts', "import 'react-router-dom';", 'Only site/src/router.ts'),
  plant(
    'site/src/app/a-loaded-router.ts',
    "export const r = await import('react-router-dom');",
    'Only site/src/router.ts',
  ),
  plant('site/src/app/a-dialog.ts', "import '@ark-ui/react/dialog';", 'Only site/src/ui dresses Ark UI'),
  plant('site/src/app/a-style.ts', "import '@vanilla-extract/css';", cssOnly),
  plant('site/src/app/server-file.ts', "import '@whenabouts/server/src/app.ts';", contractOnly),
  plant('site/src/app/server-path.ts', "import '../../../server/contract/index.ts';", contractOnly),
  plant('site/src/app/core-path.ts', "import '../../../core/src/index.ts';", byName),
  plant('site/src/features/plans/a-neighbour.ts', "import '../account/login-page.tsx';", apart),
  plant('site/src/features/plans/table/a-neighbour.ts', "import '../../account/login-page.tsx';", apart),
  plant(
    'site/src/features/plans/the-app.ts',
    "import '../../app/routes.ts';",
    'Only app knows every feature',
  ),
  plant('site/src/ui/a-feature.ts', "import '../features/plans/messages.ts';", 'ui knows no product word'),
  plant('site/src/api/a-screen.ts', "import '../ui/toast.tsx';", 'api carries requests'),
  plant(
    'site/src/ui/an-editor.ts',
    "import '../rich-text/rich-text-editor.tsx';",
    'ui knows no product word',
  ),
  plant('site/src/api/an-editor.ts', "import '../rich-text/rich-text-editor.tsx';", 'api carries requests'),
  plant(
    'site/src/theme/an-editor.ts',
    "import '../rich-text/rich-text-editor.tsx';",
    'The theme is the ground',
  ),
  plant('site/src/rich-text/a-feature.ts', "import '../features/plans/messages.ts';", uploadsAsProps),
  plant('site/src/rich-text/dialogs/a-request.ts', "import '../../api/images.ts';", uploadsAsProps),
  plant('site/src/theme/a-component.ts', "import '../ui/button.tsx';", 'The theme is the ground'),

  plant('site/src/app/undeclared.ts', "import 'lodash';", "isn't specified in site/package.json"),
  plant(
    'site/src/app/a-cycle.ts',
    "export { b } from './a-cycle-back.ts';\nexport const a = 1;",
    'part of a cycle',
  ),
  plant(
    'site/src/app/a-cycle-back.ts',
    "export { a } from './a-cycle.ts';\nexport const b = 1;",
    'part of a cycle',
  ),
  plant('site/src/app/BadName.ts', 'export const a = 1;', 'kebab-case'),
  plant('site/src/app/a-default.ts', 'export default 1;', 'default export'),
  plant('site/src/app/an-any.ts', 'export const a: any = 1;', 'Unexpected any'),
  plant('site/src/app/an-ignore.ts', "// @ts-ignore\nexport const a: number = '';", '@ts-ignore'),
  plant('site/src/app/an-enum.ts', 'export enum E {\n  A,\n}', 'enum'),
  plant('site/src/app/extensionless.ts', "import './a-default';", 'extension'),
  plant(
    'site/src/app/forgotten.ts',
    'async function save(): Promise<void> {}\nexport function press(): void {\n  save();\n}',
    'floating',
  ),
];

/** Neighbours of the planted that must pass, so that the rules are known to be no stricter than they say. */
export const allowed: readonly Omit<Planted, 'refusal'>[] = [
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
  { file: 'server/src/http/middleware/allowed.ts', code: "import 'koa';\nimport '../../jobs/batch.ts';" },
  { file: 'server/src/mail/allowed.ts', code: "import '../database/database.ts';" },
  {
    file: 'widget/src/view/allowed.ts',
    code: "import 'react';\nimport 'react/jsx-runtime';\nimport '@whenabouts/core';",
  },
  {
    file: 'widget/src/view/allowed.css.ts',
    code: "import '@vanilla-extract/css';\nimport './theme.css.ts';",
  },
  {
    file: 'widget/src/allowed.ts',
    code: "import './view/calculator.tsx';\nimport 'react';\nimport 'preact';\nimport '@whenabouts/core';",
  },
  {
    file: 'widget/src/check/allowed.ts',
    code: "import './finding.ts';\nimport '../options.ts';\nimport '../element.ts';",
  },
  { file: 'core/src/lifetime/allowed.ts', code: "import './bands.ts';\nimport '../us/law.ts';" },
  { file: 'site/src/router.ts', code: "import 'react-router-dom';" },
  { file: 'site/src/ui/allowed.ts', code: "import '@ark-ui/react/dialog';\nimport '../theme/vars.css.ts';" },
  {
    file: 'site/src/features/plans/allowed.ts',
    code: "import '../../ui/button.tsx';\nimport '../../api/plans.ts';\nimport './messages.ts';\nimport '@whenabouts/server/contract';\nimport '@whenabouts/widget/view';",
  },
  {
    file: 'site/src/rich-text/dialogs/allowed.ts',
    code: "import '../commands/images.ts';\nimport '../../ui/button.tsx';\nimport '../../theme/vars.css.ts';",
  },
  {
    file: 'site/src/features/plans/table/allowed.ts',
    code: "import '../messages.ts';\nimport '../../../ui/button.tsx';",
  },
  { file: 'site/allowed.config.ts', code: 'export default {};' },
];
