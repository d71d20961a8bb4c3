import type { Receipt } from '@psifida/contract/content/instruction';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWhen } from '../../../i18n/when.ts';
import { StageNote } from '../stage-note.tsx';
import classes from './care.module.css';
import { valueText } from './recent-instructions.tsx';

type Stage = 'told' | 'taken' | 'done' | 'failed' | 'unheard';

const stageOf = ({ outcome, takenAt, until }: Receipt): Stage => {
  if (outcome) return outcome;
  if (Date.parse(until) <= Date.now()) return 'unheard';
  return takenAt ? 'taken' : 'told';
};

const icons: Record<Stage, string> = {
  told: 'clock',
  taken: 'clock',
  done: 'circle-check',
  failed: 'alert-triangle',
  unheard: 'alert-triangle',
};

/** How long a success stays in sight on a card. */
const freshMs = 10 * 60_000;

/** Renders again at the given instant, when a receipt expires. */
function useLookAgainAt(instant: string | null): void {
  const [, look] = useState(0);
  useEffect(() => {
    const ms = instant ? Date.parse(instant) - Date.now() : 0;
    if (ms <= 0) return;
    const timer = setTimeout(() => look((before) => before + 1), ms + 50);
    return () => clearTimeout(timer);
  }, [instant]);
}

export function InstructionNote({ receipt, always = false }: { receipt: Receipt | null; always?: boolean }) {
  const t = useTranslations('care');
  const when = useWhen();
  useLookAgainAt(receipt && !receipt.outcome ? receipt.until : null);
  const stage = receipt && stageOf(receipt);
  const isOld = stage === 'done' && Date.now() - Date.parse(receipt?.endedAt ?? '') > freshMs;
  const shown = receipt && (always || !isOld) ? stage : null;
  return (
    // A live region only in the dialog: dozens of cards speaking at once help nobody.
    <StageNote
      stage={shown}
      icon={icons[shown ?? 'told']}
      wrong={shown === 'failed' || shown === 'unheard'}
      spoken={always}
    >
      {receipt && shown && (
        <>
          {t(`stages.${shown}`, {
            what: [t(`kinds.${receipt.kind}`), valueText(receipt)].filter(Boolean).join(' '),
            when: when(receipt.endedAt ?? receipt.at),
          })}
          {receipt.detail && <code className={classes.detail}>{receipt.detail}</code>}
        </>
      )}
    </StageNote>
  );
}
