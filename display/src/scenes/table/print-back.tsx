import { type Language, languages } from '@psifida/contract/bilingual';
import { type CSSProperties, type PointerEvent, useState } from 'react';
import { Pager } from '../common/controls/pager.tsx';
import type { Mark } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import type { Story, Telling } from '../common/text/story.ts';
import { Told } from '../common/text/told.tsx';
import { useBox } from '../common/use-box.ts';
import { type BackStory, backBudget, backStoryIn, backStyle } from './back-budget.ts';
import styles from './print-back.module.css';

type BackMarks = Record<keyof Story, Mark>;

type PrintBackProps = { telling: Telling; marks: BackMarks; onRead(): void };

export function PrintBack({ telling, marks, onRead }: PrintBackProps) {
  const [back, size] = useBox<HTMLDivElement>();
  return (
    <div ref={back} className={styles.back} style={backStyle as CSSProperties}>
      {size.width > 0 &&
        languages.map((language) => <Side key={language} {...{ telling, language, size, marks, onRead }} />)}
    </div>
  );
}

type SideProps = {
  telling: Telling;
  language: Language;
  size: { width: number; height: number };
  marks: BackMarks;
  /** When a page is turned. */
  onRead(): void;
};

function Side({ telling, language, size, marks, onRead }: SideProps) {
  const { glass, manifest } = useScene();
  const story = backStoryIn(telling, language, manifest.audios);
  const pages = story ? backBudget(story, size, glass) : [];
  const [turned, setTurned] = useState(0);
  const at = Math.min(turned, pages.length - 1);
  const page = pages[at];
  if (!story || !page) return null;
  const told = (part: keyof BackStory) => ({
    said: { words: page[part], lang: story[part]?.lang ?? language },
    mark: part === 'spoken' ? {} : marks[part],
    className: styles[part],
  });
  // A finger on a button does not take the image.
  const keep = (event: PointerEvent) => event.stopPropagation();
  return (
    <div className={styles.side} data-told={language}>
      <Told {...told('title')} as="h2" />
      <Told {...told('text')} />
      <Told {...told('spoken')} />
      <Told {...told('credit')} />
      <Pager
        {...{ language, at }}
        pages={pages.length}
        through="text"
        className={styles.turners}
        onTurn={(next) => {
          onRead();
          setTurned(next);
        }}
        onPointerDown={keep}
        onPointerUp={keep}
      />
    </div>
  );
}
