import type { ReactNode } from 'react';
import { RoundButton } from '../common/buttons.tsx';
import { useScene } from '../common/scene-context.ts';
import { texts } from '../common/texts.ts';
import styles from './page-controls.module.css';

type PageControlsProps = {
  words: { previous: string; next: string };
  /** Nothing where there is no other to turn to. */
  onTurn: ((way: 1 | -1) => void) | null;
  onClose(): void;
  className?: string | undefined;
  /** What is said beside the buttons that turn. */
  children?: ReactNode;
};

/** At the foot of what lies open: on to the next or the previous one, and at the far end the way out. */
export function PageControls({ words, onTurn, onClose, className = '', children }: PageControlsProps) {
  const { language } = useScene();
  return (
    <div className={`${styles.controls} ${className}`}>
      {onTurn && (
        <>
          <RoundButton icon="previous" label={words.previous} lang={language} onPress={() => onTurn(-1)} />
          <RoundButton icon="next" label={words.next} lang={language} onPress={() => onTurn(1)} />
        </>
      )}
      {children}
      <RoundButton
        icon="close"
        label={texts[language].close}
        lang={language}
        onPress={onClose}
        className={styles.close}
      />
    </div>
  );
}
