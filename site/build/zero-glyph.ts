// Replaces the slashed zero of a TrueType font by a round one. The slash splits the counter (the white inside) in
// two; the part below it has a complete quarter of the ellipse, which is mirrored to the other three. The formats
// are those of the OpenType specification's tables glyf, loca, hmtx and gvar.

interface Point {
  x: number;
  y: number;
  onCurve: boolean;
}

export interface Zero {
  /** Closed curves: the outside, then the counter. */
  contours: Point[][];
  advance: number;
}

/** Reads the zero of a font without variations and returns it with a round counter. */
export function readZero(font: Buffer): Zero {
  const { offset } = glyphOf(font);
  const [outside, lower] = readContours(font, offset);
  if (!outside || !lower) throw new Error('The zero has no counter');
  return { contours: [outside, mirrorQuarter(lower)], advance: font.readUInt16BE(hmtxEntry(font)) };
}

/**
 * Writes the zero into a font with one axis, over the one that it has.
 *
 * @param atStart The outline at the start of the axis.
 * @param atEnd The outline at its end, with the same number of points.
 */
export function writeZero(font: Buffer, atStart: Zero, atEnd: Zero): void {
  const { offset, length } = glyphOf(font);
  overwrite(font, { offset, length }, encodeGlyph(font.subarray(offset, offset + HEADER_BYTES), atStart));
  overwrite(font, variationOf(font), encodeVariation(atStart, atEnd));
}

/** Completes the ellipse whose lower left quarter is the end of a curve that starts at the lowest point. */
function mirrorQuarter(lower: readonly Point[]): Point[] {
  const bottom = lower[0];
  const left = lower.findLastIndex(({ onCurve }, index) => onCurve && index > 0);
  const leftmost = lower[left];
  if (!bottom?.onCurve || !leftmost) throw new Error('The counter has no quarter to mirror');
  const center = { x: bottom.x, y: leftmost.y };
  // From the leftmost point down to the lowest, without these two.
  const quarter = lower.slice(left + 1);
  const mirror = (point: Point, flipX: boolean, flipY: boolean): Point => ({
    ...point,
    x: flipX ? 2 * center.x - point.x : point.x,
    y: flipY ? 2 * center.y - point.y : point.y,
  });
  const backwards = quarter.toReversed();
  return [
    bottom,
    ...backwards.map((point) => mirror(point, true, false)),
    mirror(leftmost, true, false),
    ...quarter.map((point) => mirror(point, true, true)),
    mirror(bottom, false, true),
    ...backwards.map((point) => mirror(point, false, true)),
    leftmost,
    ...quarter,
  ];
}

interface Span {
  offset: number;
  length: number;
}

function overwrite(font: Buffer, { offset, length }: Span, data: Buffer): void {
  if (data.length > length) throw new Error(`The round zero needs ${data.length} bytes instead of ${length}`);
  font.fill(0, offset, offset + length);
  data.copy(font, offset);
}

function tableOf(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4);
  for (let record = 12; record < 12 + 16 * count; record += 16) {
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no table ${tag}`);
}

/** Returns the index of the zero's glyph, from the character map of format 4. */
function zeroIndex(font: Buffer): number {
  const cmap = tableOf(font, 'cmap');
  const code = '0'.charCodeAt(0);
  for (let record = cmap + 4; record < cmap + 4 + 8 * font.readUInt16BE(cmap + 2); record += 8) {
    const map = cmap + font.readUInt32BE(record + 4);
    if (font.readUInt16BE(map) !== 4) continue;
    const doubled = font.readUInt16BE(map + 6);
    for (let end = map + 14; end < map + 14 + doubled; end += 2) {
      const [start, delta, range] = [end + doubled + 2, end + 2 * doubled + 2, end + 3 * doubled + 2];
      const first = font.readUInt16BE(start);
      if (code < first || code > font.readUInt16BE(end)) continue;
      const rangeOffset = font.readUInt16BE(range);
      const base = rangeOffset === 0 ? code : font.readUInt16BE(range + rangeOffset + 2 * (code - first));
      return (base + font.readUInt16BE(delta)) % 0x10000;
    }
  }
  throw new Error('The font has no zero');
}

function glyphOf(font: Buffer): Span {
  const isLong = font.readInt16BE(tableOf(font, 'head') + 50) === 1;
  return entryOf(font, tableOf(font, 'loca'), tableOf(font, 'glyf'), isLong);
}

function variationOf(font: Buffer): Span {
  const gvar = tableOf(font, 'gvar');
  const isLong = font.readUInt16BE(gvar + 14) % 2 === 1;
  return entryOf(font, gvar + 20, gvar + font.readUInt32BE(gvar + 16), isLong);
}

/** Returns the data of the zero in a table with an array of offsets, which are halved in the short format. */
function entryOf(font: Buffer, offsets: number, data: number, isLong: boolean): Span {
  const index = zeroIndex(font);
  const read = (n: number) =>
    isLong ? font.readUInt32BE(offsets + 4 * n) : 2 * font.readUInt16BE(offsets + 2 * n);
  return { offset: data + read(index), length: read(index + 1) - read(index) };
}

function hmtxEntry(font: Buffer): number {
  return tableOf(font, 'hmtx') + 4 * zeroIndex(font);
}

/** Number of contours and bounding box. */
const HEADER_BYTES = 10;

const ON_CURVE = 0x01;
const X_SHORT = 0x02;
const Y_SHORT = 0x04;
const REPEAT = 0x08;
/** Positive if the coordinate is short; otherwise the same as before. */
const X_SAME = 0x10;
const Y_SAME = 0x20;

function readContours(font: Buffer, offset: number): Point[][] {
  let position = offset + HEADER_BYTES;
  const readByte = () => font.readUInt8(position++);
  const readWord = () => {
    position += 2;
    return font.readInt16BE(position - 2);
  };
  const ends = Array.from({ length: font.readInt16BE(offset) }, readWord);
  position += 2 + font.readUInt16BE(position);
  const flags: number[] = [];
  while (flags.length <= (ends.at(-1) ?? -1)) {
    const flag = readByte();
    const times = flag & REPEAT ? readByte() + 1 : 1;
    for (let n = 0; n < times; n += 1) flags.push(flag);
  }
  const readAxis = (short: number, same: number): number[] => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? readByte() : -readByte();
      else if (!(flag & same)) value += readWord();
      return value;
    });
  };
  const xs = readAxis(X_SHORT, X_SAME);
  const ys = readAxis(Y_SHORT, Y_SAME);
  const points = flags.map((flag, n) => ({ x: xs[n] ?? 0, y: ys[n] ?? 0, onCurve: (flag & ON_CURVE) > 0 }));
  return ends.map((end, n) => points.slice((ends[n - 1] ?? -1) + 1, end + 1));
}

/** @param header That of the old glyph: the bounding box stays the same. */
function encodeGlyph(header: Buffer, { contours }: Zero): Buffer {
  const points = contours.flat();
  const flags = Buffer.from(points.map(({ onCurve }) => (onCurve ? ON_CURVE : 0)));
  const encodeAxis = (values: readonly number[], short: number, same: number): Buffer =>
    Buffer.concat(
      values.map((value, n) => {
        const change = value - (values[n - 1] ?? 0);
        if (Math.abs(change) > 0xff) return word(change);
        flags[n] = (flags[n] ?? 0) | short | (change < 0 ? 0 : same);
        return Buffer.from([Math.abs(change)]);
      }),
    );
  const xs = encodeAxis(
    points.map(({ x }) => x),
    X_SHORT,
    X_SAME,
  );
  const ys = encodeAxis(
    points.map(({ y }) => y),
    Y_SHORT,
    Y_SAME,
  );
  // Index of the last point of each contour.
  const ends = contours.map((_, n) => word(contours.slice(0, n + 1).flat().length - 1));
  const noInstructions = word(0);
  return Buffer.concat([word(contours.length), header.subarray(2), ...ends, noInstructions, flags, xs, ys]);
}

const EMBEDDED_PEAK = 0x8000;
const PRIVATE_POINTS = 0x2000;
/** Fixed-point number with 14 binary digits. */
const ONE = 0x4000;
const TUPLE_HEADER_BYTES = 10;

/** Encodes the differences of all points and of the advance between the ends of the axis. */
function encodeVariation(atStart: Zero, atEnd: Zero): Buffer {
  const after = atEnd.contours.flat();
  const differences = atStart.contours.flat().map(({ x, y }, n) => {
    const end = after[n];
    if (!end) throw new Error('The outlines differ in their number of points');
    return { x: end.x - x, y: end.y - y };
  });
  // Four more points stand for the left and right side, the top and the bottom of the glyph's box.
  const origin = { x: 0, y: 0 };
  differences.push(origin, { x: atEnd.advance - atStart.advance, y: 0 }, origin, origin);
  const allPoints = Buffer.from([0]);
  const encodeRun = (values: readonly number[]): Buffer =>
    Buffer.from([values.length - 1, ...values.map((value) => value & 0xff)]);
  const data = Buffer.concat([
    allPoints,
    encodeRun(differences.map(({ x }) => x)),
    encodeRun(differences.map(({ y }) => y)),
  ]);
  const header = [
    word(1),
    word(TUPLE_HEADER_BYTES),
    word(data.length),
    word(EMBEDDED_PEAK | PRIVATE_POINTS),
    word(ONE),
  ];
  return Buffer.concat([...header, data]);
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value & 0xffff);
  return bytes;
}
