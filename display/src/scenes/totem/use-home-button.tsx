import { RoundButton } from '../common/buttons.tsx';
import { type Takeable, useHomeCode } from '../common/home-code.tsx';
import { useScene } from '../common/scene-context.ts';
import { emsOf } from '../common/set-words.ts';
import type { Glass, Shown } from '../scene.ts';
import { PillButton } from './pill-button.tsx';

/** Beside it at the foot of a half: what a pill says, and how many round buttons and figures there are. */
type Beside = { pill: string; rounds: number };

/** How much of the foot of a half is left beside them. */
function footOf(glass: Glass, { pill, rounds }: Beside) {
  const { width, height, textPx, airPx, targetPx, ease } = glass;
  const gap = airPx * 0.7;
  const room = width * (height > width ? 1 : 0.5) - airPx * 3.6;
  const round = Math.max(targetPx * 1.35, textPx * 2.3) + gap;
  const wide = (words: string) =>
    words ? emsOf(words) * textPx * (1 + 0.1 * ease) + textPx * 1.5 + airPx * 2.7 + gap : 0;
  return { left: room - wide(pill) - rounds * round, round, wide };
}

/** Words where the foot has room for them, else a sign; nothing where even that would push the others out. */
export function homeButton(glass: Glass, name: string, beside: Beside): 'words' | 'sign' | 'none' {
  const { left, round, wide } = footOf(glass, beside);
  if (wide(name) <= left) return 'words';
  return round <= left ? 'sign' : 'none';
}

/** Whether the foot has room for which of how many this is, beside the way back in one line and the ways on. */
export const hasCount = (glass: Glass, pill: string): boolean =>
  glass.height > glass.width && footOf(glass, { pill, rounds: 3 }).left >= 0;

/** The button that opens the code of what is shown here, and the sheet with it. */
export function useHomeButton(taken: Takeable, shown: Shown, beside: Beside) {
  const { language, glass } = useScene();
  const { isOpen, open, sheet, name } = useHomeCode({ taken, shown });
  const look = homeButton(glass, name, beside);
  const press = { lang: language, onPress: open };
  const button =
    look === 'words' ? (
      <PillButton icon="phone" name={name} {...press} />
    ) : (
      look === 'sign' && <RoundButton icon="phone" label={name} tone="quiet" {...press} />
    );
  return { isOpen, button, sheet };
}
