import { encode } from 'uqr';

/** A link as a QR code. */
export function QrCode({ link }: { link: string }) {
  const { size, data } = encode(link, { ecc: 'L', boostEcc: true, border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isBlack, x) => (isBlack ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  // A camera has to read each square, at least 0.42 mm wide: the code undoes the zoom of the sheet.
  const width = `calc(max(96pt, ${1.2 * size}pt) / var(--zoom, 1))`;
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
