// Measures how soon the outlook page repaints after a slider has moved, with the processor slowed down four times: the
// time from the input event to the frame with the new sentence, and to the frame with the new curve. Run the build
// first: `npm run build`.
import { median } from '../../scripts/bench/median.ts';
import { launchChromium, slowDown } from '../../scripts/bench/slow-chromium.ts';
import { MailServer } from '../e2e/mail-server.ts';
import { SiteServer } from '../e2e/site-server.ts';

const SLOWDOWN = 4;
/** Moves of the slider, one percent of its width each. The first ones warm up. */
const MOVES = 36;
const WARM_UP = 5;
/** Time between two frames on most screens. */
const FRAME_MS = 1000 / 60;

interface Repaint {
  /** Milliseconds from the input event to the repaint. */
  sentence: number;
  curve: number;
  /** True if the frame that shows the slider's new place shows the new answer, too. */
  isInTheSameFrame: boolean;
}

/** Runs in the page. Resolves when the next input event has been painted, and nothing changes any more. */
function measureNextInput(): Promise<Repaint> {
  const findOne = (selector: string) => {
    const element = document.querySelector(selector);
    if (!element) throw new Error(`The page has no ${selector}`);
    return element;
  };
  const sentence = findOne('main h2');
  const curve = findOne('figure svg');
  const afterPaint = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });
  const idle = () => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 200));

  return new Promise((resolve) => {
    const measure = async () => {
      const moved = performance.now();
      const curveChanged = new Promise<void>((changed) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          changed();
        });
        observer.observe(curve, { subtree: true, attributeFilter: ['d'] });
      }).then(afterPaint);
      const sentencePainted = await afterPaint();
      const text = sentence.textContent;
      const curvePainted = await curveChanged;
      await idle();
      resolve({
        sentence: sentencePainted - moved,
        curve: curvePainted - moved,
        isInTheSameFrame: sentence.textContent === text,
      });
    };
    addEventListener('input', () => void measure(), { capture: true, once: true });
  });
}

/** The pages that are measured: a household with everything that is calculated for each move, and the default one. */
const households = [
  { name: 'the default numbers', hash: '' },
  {
    name: 'a partner, federal tax, three cash flows and a cut of spending',
    hash: '#plan=35.65.50000.500.70000.7&assume=4667&partner=33.x.40000.x.x.x&preTaxShare=100&spendingCut=10&income=Pension.500.month.65.x.1&income=Inheritance.50000.once.45.x.1&cost=Mortgage.1000.month.65.75.0',
  },
];

const mail = await MailServer.start();
const server = await SiteServer.start(mail.url);
const browser = await launchChromium();
for (const { name, hash } of households) report(name, await measure(`${server.url}/outlook${hash}`));
await browser.close();
await server.stop();
await mail.stop();

/** Moves a slider of a page, and returns the repaints after the warm-up. */
async function measure(url: string): Promise<Repaint[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(url, { waitUntil: 'networkidle' });
  await slowDown(page, SLOWDOWN);
  const slider = page.getByRole('slider', { name: /Monthly Contributions$/ });
  await slider.scrollIntoViewIfNeeded();
  const place = await slider.boundingBox();
  if (!place) throw new Error('The slider is not visible');
  const { x, y, width, height } = place;
  const moveTo = (percent: number) => page.mouse.move(x + (width * percent) / 100, y + height / 2);

  const repaints: Repaint[] = [];
  await moveTo(5);
  await page.mouse.down();
  for (let move = 1; move <= MOVES; move++) {
    const measured = page.evaluate(measureNextInput);
    // After this second evaluation, `measureNextInput` has added its listener.
    await page.evaluate(() => undefined);
    await moveTo(5 + move);
    const repaint = await measured;
    if (move > WARM_UP) repaints.push(repaint);
  }
  await page.mouse.up();
  await page.close();
  return repaints;
}

function report(household: string, repaints: readonly Repaint[]): void {
  console.log(
    `/outlook in Chromium, ${SLOWDOWN} times slowed down, with ${household}: ${repaints.length} moves`,
  );
  console.log('                        median    range      median in frames of 16.7 ms');
  for (const name of ['sentence', 'curve'] as const) {
    const times = repaints.map((repaint) => repaint[name]).sort((a, b) => a - b);
    const middle = median(times);
    const range = `${times[0]?.toFixed(0)}–${times.at(-1)?.toFixed(0)}`;
    console.log(
      `  ${`${name} repainted`.padEnd(20)}${middle.toFixed(0).padStart(6)} ms ${range.padStart(9)} ms${(middle / FRAME_MS).toFixed(1).padStart(9)}`,
    );
  }
  const together = repaints.filter(({ isInTheSameFrame }) => isInTheSameFrame).length;
  console.log(`  sentence in the frame of the slider: ${together} of ${repaints.length} moves`);
}
