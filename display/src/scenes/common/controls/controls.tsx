import { type Language, otherLanguage } from '@psifida/contract/bilingual';
import { languageNames } from '@psifida/contract/content/glass-texts/common-texts';
import { stageTexts } from '@psifida/contract/content/glass-texts/stage-texts';
import type { Measures } from '@psifida/contract/content/panel';
import styles from './controls.module.css';

/** As tall as a finger needs and as the text, which may be read from further away than it is touched. */
const buttonHeight = ({ targetPx, textPx }: Measures): number => Math.max(targetPx, textPx * 1.8);

/** With the margins above and below them; see `.controls`. */
export const controlsHeight = (glass: Measures): number =>
  Math.round(buttonHeight(glass) + glass.targetPx * 0.6);

/** Whether the buttons do not fit side by side with their words. */
export const isNarrow = ({ width, height, textPx }: Measures & { width: number; height: number }): boolean =>
  width < textPx * 22 + Math.min(width, height) * 0.1;

type ControlsProps = {
  language: Language;
  /** A sign in the corner; the language is chosen at each side. */
  isTable: boolean;
  access: boolean;
  narrow: boolean;
  choose(change: { language: Language; access?: boolean }): void;
  /** While the glass is read aloud: whether something is being said, and how to stop it or go on. */
  reading?: { speaking: boolean; toggle(): void } | null;
};

export function Controls({ language, isTable, access, narrow, choose, reading = null }: ControlsProps) {
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
        aria-label={stageTexts[language].access}
        aria-pressed={access}
        onClick={() => choose({ access: !access, language })}
      >
        <AccessSign />
        {!isTable && !narrow && stageTexts[language].access}
      </button>
      {reading && (
        <button
          type="button"
          lang={language}
          aria-label={stageTexts[language][reading.speaking ? 'stopReading' : 'goOnReading']}
          onClick={reading.toggle}
        >
          <ReadingSign speaking={reading.speaking} />
          {!isTable && !narrow && stageTexts[language][reading.speaking ? 'stopReading' : 'goOnReading']}
        </button>
      )}
    </div>
  );
}

const ReadingSign = ({ speaking }: { speaking: boolean }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={speaking ? 'M9 6v12M15 6v12' : 'M4 9.5v5h3.4L12 18V6L7.4 9.5zM15.5 9a4.2 4.2 0 0 1 0 6'} />
  </svg>
);

function AccessSign() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="4" r="2.2" />
      <path d="M3.6 8.2c5.6 1.5 11.2 1.5 16.8 0M12 9.3v5.2l-3.6 7m3.6-7 3.6 7" />
    </svg>
  );
}
