import { texts } from '@psifida/contract/content/glass-texts/common-texts';
import type { ReactNode } from 'react';
import { RoundButton } from '../common/controls/buttons.tsx';
import { useScene } from '../common/scene-context.ts';
import styles from './page-controls.module.css';

type PageControlsProps = {
  words: { previous: string; next: string };
  /** Null where there is no other to turn to. */
  onTurn: ((way: 1 | -1) => void) | null;
  onClose(): void;
  /** Which of how many it is. */
  count: string | false;
  className?: string | undefined;
  children?: ReactNode;
};

export function PageControls({ words, onTurn, onClose, count, className = '', children }: PageControlsProps) {
  const { language } = useScene();
  return (
    <div className={`${styles.controls} ${className}`}>
      {onTurn && (
        <>
          <RoundButton icon="previous" label={words.previous} onPress={() => onTurn(-1)} />
          <RoundButton icon="next" label={words.next} onPress={() => onTurn(1)} />
        </>
      )}
      {count && <p className={styles.count}>{count}</p>}
      {children}
      <RoundButton icon="close" label={texts[language].close} onPress={onClose} className={styles.close} />
    </div>
  );
}
