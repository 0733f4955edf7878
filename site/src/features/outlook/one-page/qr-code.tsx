import { encode } from 'uqr';

/** Custom property with the zoom of the sheet. */
export const ZOOM = '--zoom';

/** Least width of a square that a camera can read: 0.42 mm. */
const LEAST_SQUARE_PT = 1.2;
const LEAST_WIDTH_PT = 96;

/** A link as a QR code. */
export function QrCode({ link }: { link: string }) {
  const { size, data } = encode(link, { ecc: 'L', boostEcc: true, border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isBlack, x) => (isBlack ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  // The code undoes the zoom of the sheet.
  const width = `calc(${Math.max(LEAST_WIDTH_PT, LEAST_SQUARE_PT * size)}pt / var(${ZOOM}, 1))`;
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
