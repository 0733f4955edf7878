import { log } from '../portable-math.ts';

/**
 * Returns a quantile of the standard normal distribution, accurate to about 16 digits: algorithm AS 241 (PPND16)
 * of Michael J. Wichura, Applied Statistics 37 (1988), 477 to 484.
 *
 * @param p Probability above 0 and below 1.
 */
export function normalQuantile(p: number): number {
  const q = p - 0.5;
  if (Math.abs(q) <= 0.425) {
    const r = 0.180625 - q * q;
    return (q * polynomial(center.top, r)) / polynomial(center.bottom, r);
  }
  const r = Math.sqrt(-log(q < 0 ? p : 1 - p));
  const tail = r <= 5 ? near : far;
  const quantile = polynomial(tail.top, r - tail.from) / polynomial(tail.bottom, r - tail.from);
  return q < 0 ? -quantile : quantile;
}

/**
 * Returns the midpoints of `count` intervals of equal probability, in ascending order, scaled so that their
 * variance is exactly 1, as in the standard normal distribution. Their mean is 0.
 *
 * @param count An even number.
 */
export function normalMidpoints(count: number): Float64Array {
  const midpoints = new Float64Array(count);
  let squares = 0;
  for (let i = 0; i < count / 2; i++) {
    const quantile = normalQuantile((i + 0.5) / count);
    midpoints[i] = quantile;
    squares += 2 * quantile * quantile;
  }
  const scale = Math.sqrt(count / squares);
  for (let i = 0; i < count / 2; i++) {
    const midpoint = (midpoints[i] as number) * scale;
    midpoints[i] = midpoint;
    midpoints[count - 1 - i] = -midpoint;
  }
  return midpoints;
}

function polynomial(coefficients: readonly number[], x: number): number {
  let sum = 0;
  for (let i = coefficients.length - 1; i >= 0; i--) sum = sum * x + (coefficients[i] as number);
  return sum;
}

/** Published coefficients in ascending powers, rounded to the precision of a double. */
const center = {
  top: [
    3.3871328727963665, 133.14166789178438, 1971.5909503065513, 13731.69376550946, 45921.95393154987,
    67265.7709270087, 33430.57558358813, 2509.0809287301227,
  ],
  bottom: [
    1, 42.31333070160091, 687.1870074920579, 5394.196021424751, 21213.794301586597, 39307.89580009271,
    28729.085735721943, 5226.495278852546,
  ],
};

const near = {
  from: 1.6,
  top: [
    1.4234371107496835, 4.630337846156546, 5.769497221460691, 3.6478483247632045, 1.2704582524523684,
    0.2417807251774506, 0.022723844989269184, 0.0007745450142783414,
  ],
  bottom: [
    1, 2.053191626637759, 1.6763848301838038, 0.6897673349851, 0.14810397642748008, 0.015198666563616457,
    0.0005475938084995345, 1.0507500716444169e-9,
  ],
};

const far = {
  from: 5,
  top: [
    6.657904643501103, 5.463784911164114, 1.7848265399172913, 0.29656057182850487, 0.026532189526576124,
    0.0012426609473880784, 2.7115555687434876e-5, 2.0103343992922881e-7,
  ],
  bottom: [
    1, 0.599832206555888, 0.1369298809227358, 0.014875361290850615, 0.0007868691311456133,
    1.8463183175100548e-5, 1.421511758316446e-7, 2.0442631033899397e-15,
  ],
};
