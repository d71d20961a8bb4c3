import { type Language, otherLanguage } from '@psifida/contract/bilingual';
import type { ReactNode, Ref } from 'react';
import { TapButton } from '../common/buttons.tsx';
import { languageNames } from '../common/texts.ts';
import type { Half } from './puzzle-table.ts';
import styles from './side-bar.module.css';

type SideBarProps = {
  half: Half;
  language: Language;
  onLanguage(): void;
  /** Is told where there is room for more. */
  room: Ref<HTMLSpanElement>;
};

/** The controls of one long side of the table, turned to whoever stands there. */
export function SideBar({ half, language, onLanguage, room }: SideBarProps) {
  const other = otherLanguage(language);
  return (
    <div className={styles.bar} data-half={half} lang={language}>
      <span ref={room} className={styles.room} />
      <TapButton className={styles.button} lang={other} onPress={onLanguage}>
        {languageNames[other]}
      </TapButton>
    </div>
  );
}

type BarButtonProps = { onPress(): void; pressed?: boolean; main?: boolean; children: ReactNode };

export const BarButton = ({ onPress, pressed, main = false, children }: BarButtonProps) => (
  <TapButton
    className={`${styles.button} ${main ? styles.main : ''}`}
    aria-pressed={pressed}
    onPress={onPress}
  >
    {children}
  </TapButton>
);

export const BarText = ({ children }: { children: ReactNode }) => (
  <span className={styles.text}>{children}</span>
);
