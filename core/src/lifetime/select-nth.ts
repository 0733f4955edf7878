/**
 * Returns the number that would be at index `nth` if `values` were sorted from index `first` to `last`.
 * Reorders that range. Quickselect: C. A. R. Hoare, "Find", Communications of the ACM 4 (1961).
 */
export function selectNth(values: Float64Array, first: number, last: number, nth: number): number {
  let low = first;
  let high = last;
  while (low < high) {
    const pivot = values[nth] as number;
    let left = low;
    let right = high;
    while (left <= right) {
      while ((values[left] as number) < pivot) left++;
      while ((values[right] as number) > pivot) right--;
      if (left > right) break;
      const swapped = values[left] as number;
      values[left++] = values[right] as number;
      values[right--] = swapped;
    }
    if (right < nth) low = left;
    if (nth < left) high = right;
  }
  return values[nth] as number;
}
