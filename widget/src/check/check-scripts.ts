import { type FoundScript, findScripts, type LoadOutcome, tryToLoad } from './find-scripts.ts';
import type { Finding } from './finding.ts';

/** The version of the calculator that runs on this page. */
function runningVersion(): string | undefined {
  const registry: unknown = Reflect.get(window, Symbol.for('whenabouts'));
  return registry instanceof Object && 'version' in registry ? String(registry.version) : undefined;
}

export const isRunning = (): boolean => runningVersion() !== undefined;

/** Whether the script is there, and runs; and once. */
export async function checkScripts(site: string): Promise<Finding[]> {
  const found = findScripts();
  return [...(await checkRunning(found, site)), ...checkCopies(found)];
}

async function checkRunning(found: FoundScript[], site: string): Promise<Finding[]> {
  const [first] = found;
  const held = found.find((script) => script.held);
  if (isRunning()) {
    const good: Finding = { kind: 'good', what: `The script runs: version ${runningVersion()}.` };
    if (!first) return [good, inlined];
    return held ? [good, heldBack(held, 'hint')] : [good];
  }
  if (!first) {
    return [
      {
        kind: 'problem',
        what: 'The script of the calculator is not on this page.',
        help: `Put the snippet in again; it can be copied from ${site}/embed. Some systems remove scripts when a post is saved: use its kind “Frame” there.`,
      },
    ];
  }
  if (held) return [heldBack(held, 'problem')];
  const outcome = await tryToLoad(first);
  // It may just have been slow.
  return isRunning() ? checkRunning(found, site) : [notRunning(first, outcome)];
}

const inlined: Finding = {
  kind: 'hint',
  what: 'The script was copied into the page or into another script.',
  help: 'Without its address it may not know where to save. Load it from its address, or keep the link inside the element.',
};

function heldBack({ held }: FoundScript, kind: Finding['kind']): Finding {
  return {
    kind,
    what: `An optimiser holds the script back: ${held}.`,
    help: 'Exclude /widget/ in the plugin or service that delays scripts. For Cloudflare, add data-cfasync="false" to the script.',
  };
}

function notRunning({ script, address }: FoundScript, outcome: LoadOutcome): Finding {
  const { origin } = new URL(address);
  const place = document.querySelector('meta[http-equiv="content-security-policy" i]')
    ? 'in a <meta> of the page, or in a header'
    : 'in a header of the page';
  const helps: Record<LoadOutcome, [what: string, help: string]> = {
    refused: [
      'The security policy of this page refuses the script.',
      `The policy stands ${place}. Add ${origin} to its script-src${script.nonce ? '' : '; where it works with nonces, give the script yours'}.`,
    ],
    failed: [
      `The script could not be fetched from ${address}.`,
      'Look at the address and at the checksum (integrity), if there is one. A blocker in this browser does the same: try another one.',
    ],
    loaded: [
      'The script can be fetched, but did not run.',
      'The console of the browser says why: a security policy refuses it, its checksum (integrity) is not the one of this version, or something on the page stops it. Browsers older than Chrome 109, Firefox 115 or Safari 16.4 cannot run it.',
    ],
  };
  const [what, help] = helps[outcome];
  return { kind: 'problem', what, help };
}

function checkCopies(found: FoundScript[]): Finding[] {
  const addresses = new Set(found.map(({ address }) => address));
  if (addresses.size > 1) {
    return [
      {
        kind: 'hint',
        what: `The page loads different copies of the script: ${[...addresses].join(' and ')}.`,
        help: 'The first one serves all calculators. Remove the others.',
      },
    ];
  }
  if (found.length < 2) return [];
  return [
    {
      kind: 'hint',
      what: `The script stands on the page ${found.length} times.`,
      help: 'One is enough for any number of calculators.',
    },
  ];
}
