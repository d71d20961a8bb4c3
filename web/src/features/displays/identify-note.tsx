import { type Display, identifySeconds } from '@psifida/contract/content/display';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { StageNote } from './stage-note.tsx';

type Stage = 'shown' | 'told' | 'away' | 'unheard';

const stageOf = ({ identifying, connected }: Display): Exclude<Stage, 'unheard'> | null => {
  if (!identifying) return null;
  if (identifying.heard) return 'shown';
  return connected ? 'told' : 'away';
};

const icons: Record<Stage, string> = {
  shown: 'eye',
  told: 'clock',
  away: 'alert-triangle',
  unheard: 'alert-triangle',
};

/** What comes of asking a display which one it is: what is on its glass now, and whether it was reached at all. */
export function IdentifyNote({ display }: { display: Display }) {
  const t = useTranslations('displays.identification');
  const now = stageOf(display);
  const [last, setLast] = useState<Stage | null>(null);
  // Its time is over: one that never answered is not passed over in silence.
  useEffect(() => {
    setLast((before) => now ?? (before && before !== 'shown' ? 'unheard' : null));
  }, [now]);
  const stage = now ?? (last === 'unheard' ? last : null);
  return (
    <StageNote
      stage={stage}
      icon={icons[stage ?? 'told']}
      wrong={stage === 'away' || stage === 'unheard'}
      spoken
    >
      {stage && t(stage, { seconds: String(identifySeconds) })}
    </StageNote>
  );
}
