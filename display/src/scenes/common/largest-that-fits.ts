/** The largest size between the two that fits, to half a pixel; the smallest where none does. */
export function largestThatFits(smallest: number, largest: number, fits: (size: number) => boolean): number {
  if (largest <= smallest || fits(largest)) return Math.max(smallest, largest);
  let [low, high] = [smallest, largest];
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}
