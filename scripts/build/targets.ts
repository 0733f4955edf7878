import { versionedFiles } from './embed-files.ts';
import { precompress } from './precompress.ts';

export interface Target {
  readonly name: string;
  /** Runs in the root folder, with the packages' commands in PATH. */
  readonly command: readonly string[];
  /** Files and folders whose content makes the output stale when it changes. */
  readonly inputs: readonly string[];
  /** Environment variables whose values make the output stale when they change. */
  readonly variables?: readonly string[];
  /** Files that the build must produce. */
  readonly outputs: readonly string[];
  readonly finish?: () => Promise<void>;
}

const everywhere = ['package.json', 'package-lock.json', 'tsconfig.json', 'scripts/build'];

/** The embed, without the files of earlier versions. */
const embedSources = ['widget/package.json', 'widget/build', 'widget/src', 'widget/view'];

const embedVariables = ['EMBED_ORIGINS_WITHOUT_LINK'];

/** Build targets, ordered so that each comes after the targets that it depends on. */
export const targets: readonly Target[] = [
  {
    name: 'core',
    command: ['npm', 'run', 'build', '--silent', '-w', 'core'],
    inputs: [...everywhere, 'core/package.json', 'core/tsconfig.json', 'core/tsup.config.ts', 'core/src'],
    outputs: ['core/dist/index.js', 'core/dist/index.cjs', 'core/dist/index.d.ts', 'core/dist/index.d.cts'],
  },
  {
    name: 'command',
    command: ['npm', 'run', 'build', '--silent', '-w', 'core/command'],
    inputs: [
      ...everywhere,
      'core/package.json',
      'core/src',
      'core/command/package.json',
      'core/command/build',
      'core/command/src',
    ],
    outputs: ['core/command/dist/whenabouts.js', 'core/command/dist/licenses.txt'],
  },
  {
    name: 'embed',
    command: ['npm', 'run', 'build:embed', '--silent', '-w', '@whenabouts/widget'],
    inputs: [
      ...everywhere,
      'core/package.json',
      'core/src',
      ...embedSources,
      'widget/published',
      'examples/wordpress',
    ],
    variables: embedVariables,
    outputs: [
      ...versionedFiles,
      'calculator-module.js',
      'frame.js',
      'check.js',
      'wordpress/whenabouts.php',
    ].map((name) => `widget/dist-embed/${name}`),
    finish: () => precompress('widget/dist-embed'),
  },
  {
    name: 'widget',
    command: ['npm', 'run', 'build:package', '--silent', '-w', '@whenabouts/widget'],
    inputs: [
      ...everywhere,
      'core/package.json',
      'core/src',
      ...embedSources,
      'widget/README.md',
      'widget/npm',
    ],
    variables: embedVariables,
    outputs: [
      ...['index.js', 'calculator.js', 'react.js', 'vue.js', 'index.d.ts', 'custom-elements.json'].map(
        (name) => `widget/dist/${name}`,
      ),
      // The build of the target `embed` removes it.
      'widget/dist-embed/npm.tgz',
    ],
  },
  {
    name: 'site',
    command: ['npm', 'run', 'build', '--silent', '-w', 'site'],
    inputs: [
      ...everywhere,
      'core/package.json',
      'core/src',
      'widget/package.json',
      'widget/src',
      'widget/view',
      'server/package.json',
      'server/contract',
      'site/package.json',
      'site/tsconfig.json',
      'site/vite.config.ts',
      'site/build',
      'site/content',
      'site/public',
      'site/src',
    ],
    outputs: ['site/dist/client/.vite/manifest.json', 'site/dist/server/entry-server.js'],
    finish: () => precompress('site/dist/client'),
  },
];
