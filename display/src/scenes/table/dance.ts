/** One round of the dance, and how many points of it are given. */
const roundMs = 15_000;
const steps = 16;
const settleMs = 900;

/**
 * While nobody is here the pictures glide, each on a small round of its own that begins where it lies. Answers what
 * ends it: then it stops where it is and settles back.
 */
export function dance(paper: HTMLElement, { index, reach }: { index: number; reach: number }): () => void {
  // Neighbours set out in different directions.
  const heading = index * 2.4;
  const rounds = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (2 * Math.PI * step) / steps;
    const [across, along] = [reach * (1 - Math.cos(angle)), reach * 1.4 * Math.sin(angle)];
    const x = along * Math.cos(heading) - across * Math.sin(heading);
    const y = along * Math.sin(heading) + across * Math.cos(heading);
    const lean = (index % 2 ? 1.3 : -1.3) * Math.sin(angle);
    return { transform: `translate(${x}px, ${y}px) rotate(${lean}deg)` };
  });
  const round = paper.animate(rounds, {
    duration: roundMs + (index % 5) * 1_700,
    iterations: Number.POSITIVE_INFINITY,
  });
  return () => {
    const { transform } = getComputedStyle(paper);
    round.cancel();
    paper.animate([{ transform }, { transform: 'none' }], { duration: settleMs, easing: 'ease-out' });
  };
}
