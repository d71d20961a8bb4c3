import { type Display, identifySeconds } from '@psifida/contract/content/display';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../ui/icon.tsx';
import classes from './stage-note.module.css';

type StageNoteProps = {
  stage: string | null;
  icon: string;
  wrong: boolean;
  spoken: boolean;
  children: ReactNode;
};

/** Rendered while empty, too: a live region must exist before its content. */
export function StageNote({ stage, icon, wrong, spoken, children }: StageNoteProps) {
  return (
    <div
      role={spoken ? 'status' : undefined}
      className={classes.note}
      data-stage={stage ?? undefined}
      data-wrong={wrong || undefined}
    >
      {stage && (
        <>
          <Icon name={icon} size={20} />
          <span>{children}</span>
        </>
      )}
    </div>
  );
}

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

export function IdentifyNote({ display }: { display: Display }) {
  const t = useTranslations('displays.identification');
  const now = stageOf(display);
  const [last, setLast] = useState<Stage | null>(null);
  // Times out as 'unheard' when the display never answered.
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
