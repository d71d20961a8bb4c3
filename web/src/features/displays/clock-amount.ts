type ClockAmount = { unit: 'seconds' | 'minutes' | 'hours'; count: number; ahead: boolean };

const notableMs = 5_000;

/** How far a display's clock is off, in the unit that says it best; the offset is what it lacks. Null while nobody would notice. */
export function clockAmount(offsetMs: number): ClockAmount | null {
  const off = Math.abs(offsetMs);
  if (off < notableMs) return null;
  const ahead = offsetMs < 0;
  if (off < 120_000) return { unit: 'seconds', count: Math.round(off / 1_000), ahead };
  if (off < 7_200_000) return { unit: 'minutes', count: Math.round(off / 60_000), ahead };
  return { unit: 'hours', count: Math.round(off / 3_600_000), ahead };
}
