export type ImageFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/**
 * Detects the format by the first bytes of a file, before any decoder reads it: some decoders would run scripts in an SVG or
 * render a PDF. Returns undefined for other formats.
 */
export function detectFormat(bytes: Buffer): ImageFormat | undefined {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return 'jpeg';
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'png';
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && brandsOf(bytes).some((brand) => /^avi[fs]$/.test(brand))) return 'avif';
  return undefined;
}

/** Returns the brands in the first box of a HEIF file, the container of AVIF and HEIC. */
function brandsOf(bytes: Buffer): readonly string[] {
  const end = Math.min(bytes.length < 4 ? 0 : bytes.readUInt32BE(0), bytes.length, 256);
  const brands: string[] = [];
  // The box begins with its length and its type `ftyp`, of four bytes each. Each brand has four bytes.
  for (let start = 8; start + 4 <= end; start += 4) brands.push(bytes.toString('latin1', start, start + 4));
  return brands;
}
