import { type Language, otherLanguage } from '@psifida/contract/bilingual';
import type { Measures } from '@psifida/contract/content/panel';
import styles from './visit.module.css';

const languageNames: Record<Language, string> = { el: 'Ελληνικά', en: 'English' };
const accessNames: Record<Language, string> = { el: 'Προσβασιμότητα', en: 'Accessibility' };

/** As tall as a finger needs and as the text, which may be read from further away than it is touched. */
const buttonHeight = ({ targetPx, textPx }: Measures): number => Math.max(targetPx, textPx * 1.8);

/** What the buttons take of the glass, the margins above and below them included; see `.controls`. */
export const controlsHeight = (glass: Measures): number =>
  Math.round(buttonHeight(glass) + glass.targetPx * 0.6);

/** What both buttons take side by side, in sizes of the text, and of the glass's shorter side. */
export const isNarrow = ({ width, height, textPx }: Measures & { width: number; height: number }): boolean =>
  width < textPx * 22 + Math.min(width, height) * 0.1;

type ControlsProps = {
  language: Language;
  /** Read from all sides: a sign in the corner, and no language, which is each side's own. */
  isTable: boolean;
  access: boolean;
  /** Where words would not stand beside each other: the sign alone. */
  narrow: boolean;
  choose(change: { language?: Language; access?: boolean }): void;
};

/** The few buttons that are on every touch installation, always in the same place, within everybody's reach. */
export function Controls({ language, isTable, access, narrow, choose }: ControlsProps) {
  const other = otherLanguage(language);
  return (
    <div className={`${styles.controls} ${isTable ? styles.corner : ''}`}>
      {!isTable && (
        <button type="button" lang={other} onClick={() => choose({ language: other })}>
          {languageNames[other]}
        </button>
      )}
      <button
        type="button"
        lang={language}
        aria-label={accessNames[language]}
        aria-pressed={access}
        onClick={() => choose({ access: !access, language })}
      >
        <AccessSign />
        {!isTable && !narrow && accessNames[language]}
      </button>
    </div>
  );
}

function AccessSign() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="4" r="2.2" />
      <path d="M3.6 8.2c5.6 1.5 11.2 1.5 16.8 0M12 9.3v5.2l-3.6 7m3.6-7 3.6 7" />
    </svg>
  );
}
