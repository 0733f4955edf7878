import { encode } from 'uqr';

/** A QR code has room for this many bytes at most, at the lowest level of error correction. */
const MAX_BYTES = 2_900;

/** A link as a QR code; nothing if it is too long for one. */
export function QrCode({ link }: { link: string }) {
  if (link.length > MAX_BYTES) return null;
  const { size, data } = encode(link, { ecc: 'L', boostEcc: true, border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isBlack, x) => (isBlack ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  // A camera has to read each square: the code undoes the zoom of the sheet.
  const width = `calc(max(96pt, ${size}pt) / var(--zoom, 1))`;
  return (
    <svg
      style={{ width }}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code of the link"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
