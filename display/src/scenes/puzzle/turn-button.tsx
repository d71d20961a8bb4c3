import type { Language } from '@psifida/contract/bilingual';
import { Icon, TapButton } from '../common/buttons.tsx';
import { useScene } from '../common/scene-context.ts';
import { within } from '../table/pose.ts';
import { cellOf } from './game.ts';
import type { Half, PuzzleTable } from './puzzle-table.ts';
import { puzzleTexts } from './puzzle-texts.ts';
import styles from './turn-button.module.css';

type TurnButtonProps = { table: PuzzleTable; piece: number; half: Half; language: Language };

/** Beside a tapped piece, on the side of whoever tapped it. */
export function TurnButton({ table, piece, half, language }: TurnButtonProps) {
  const { glass } = useScene();
  const lying = table.game.pieces[piece];
  if (!lying) return null;
  const { width, height } = cellOf(table.game);
  const away = (Math.max(width, height) / 2 + glass.targetPx) * (half === 'top' ? -1 : 1);
  const size = glass.targetPx * 1.4;
  const { field } = table.game;
  const fits = lying.y + away > field.y + size / 2 && lying.y + away < field.y + field.height - size / 2;
  const x = within(lying.x, { least: size, most: glass.width - size });
  const y = lying.y + (fits ? away : -away);
  return (
    <TapButton
      className={styles.button}
      lang={language}
      style={{
        transform: `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${half === 'top' ? 180 : 0}deg)`,
      }}
      onPress={() => table.turn(piece)}
    >
      <Icon name="again" />
      {puzzleTexts[language].turn}
    </TapButton>
  );
}
