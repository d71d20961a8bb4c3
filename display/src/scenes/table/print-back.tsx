import { type Language, languages } from '@psifida/contract/bilingual';
import { type CSSProperties, type PointerEvent, useState } from 'react';
import { Icon, TapButton } from '../common/buttons.tsx';
import type { Mark } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { type Story, storyIn, type Telling } from '../common/story.ts';
import { texts } from '../common/texts.ts';
import { useBox } from '../common/use-box.ts';
import { withHyphens } from '../common/with-hyphens.ts';
import { backBudget, backStyle } from './back-budget.ts';
import styles from './print-back.module.css';

export type BackMarks = Record<keyof Story, Mark>;

/** Whether there is anything to read on its back; a title alone is read beneath the picture. */
export const hasBack = (telling: Telling): boolean => {
  const { text, credit } = storyIn(telling, 'el');
  return text !== null || credit !== null;
};

/** What is written on the back of a print, in the language of whomever it faces. */
export function PrintBack({ telling, marks }: { telling: Telling; marks: BackMarks }) {
  const [back, size] = useBox<HTMLDivElement>();
  return (
    <div ref={back} className={styles.back} style={backStyle as CSSProperties}>
      {size.width > 0 &&
        languages.map((language) => <Side key={language} {...{ telling, language, size, marks }} />)}
    </div>
  );
}

type SideProps = {
  telling: Telling;
  language: Language;
  size: { width: number; height: number };
  marks: BackMarks;
};

function Side({ telling, language, size, marks }: SideProps) {
  const { glass } = useScene();
  const story = storyIn(telling, language);
  const pages = backBudget(story, size, glass);
  const [turned, setTurned] = useState(0);
  const at = Math.min(turned, pages.length - 1);
  const page = pages[at];
  if (!page) return null;
  const said = (part: keyof Story, Element: 'h2' | 'p') =>
    page[part] && (
      <Element className={styles[part]} lang={story[part]?.lang} {...marks[part]}>
        {withHyphens(page[part], story[part]?.lang ?? language)}
      </Element>
    );
  // A finger on a button has not taken the picture.
  const keep = (event: PointerEvent) => event.stopPropagation();
  return (
    <div className={styles.side} data-told={language}>
      {said('title', 'h2')}
      {said('text', 'p')}
      {said('credit', 'p')}
      {pages.length > 1 && (
        <div className={styles.turners} onPointerDown={keep} onPointerUp={keep} lang={language}>
          <TapButton
            aria-label={texts[language].before}
            disabled={at === 0}
            onPress={() => setTurned(at - 1)}
          >
            <Icon name="up" />
          </TapButton>
          <span>
            {at + 1} / {pages.length}
          </span>
          <TapButton
            aria-label={texts[language].further}
            disabled={at === pages.length - 1}
            onPress={() => setTurned(at + 1)}
          >
            <Icon name="down" />
          </TapButton>
        </div>
      )}
    </div>
  );
}
