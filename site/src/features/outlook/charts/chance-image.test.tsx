import { expect, test, vi } from 'vitest';
import { resultsWith } from '../../../../test/example-results.ts';
import { saveChanceImage } from './chance-image.ts';

test.each([
  [52, 65],
  [64, 65],
  [65, 65],
  [52, 53],
  [35, 65],
  [35, 84],
])(
  'in the picture from %d on, the label of %d covers no number of an axis',
  async (currentAge, retirementAge) => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockReturnValue();
    const draw = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
    const drawn: { text: string; left: number; right: number; top: number; bottom: number }[] = [];
    draw.mockImplementation(function (this: CanvasRenderingContext2D, text, x, y) {
      const size = this.measureText(text);
      drawn.push({
        text,
        left: x - size.actualBoundingBoxLeft,
        right: x + size.actualBoundingBoxRight,
        top: y - size.actualBoundingBoxAscent,
        bottom: y + size.actualBoundingBoxDescent,
      });
    });
    await saveChanceImage(resultsWith({ currentAge, retirementAge, currentSavings: 20_000 }), 'An answer.');
    const label = drawn.find(({ text }) => text.startsWith(`${retirementAge}: `));
    if (!label) throw new TypeError('The picture has no label');
    const covered = drawn.filter(
      ({ text, left, right, top, bottom }) =>
        /^\d+$/.test(text) &&
        left < label.right &&
        right > label.left &&
        top < label.bottom &&
        bottom > label.top,
    );
    expect(covered).toEqual([]);
    expect(label.right).toBeLessThan(1_200);
  },
);
