import { encode } from 'uqr';

/** Drawn as one path, dark on light, with the quiet border that readers need. */
export function QrCode({ text, className }: { text: string; className?: string | undefined }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#0b1430" />
    </svg>
  );
}
