/** Returns the ages to label on an axis: the first, the last, and multiples of 5 or 10 that are not close to them. */
export function ageTicks(first: number, last: number): number[] {
  const step = last - first > 30 ? 10 : 5;
  // On the narrowest phone, a label is as wide as an eighth of the axis.
  const distance = Math.max(step / 2, (last - first) / 8);
  const ages = [first];
  for (let age = Math.ceil(first / step) * step; age < last; age += step) {
    if (Math.min(age - first, last - age) > distance) ages.push(age);
  }
  return last > first ? [...ages, last] : ages;
}
