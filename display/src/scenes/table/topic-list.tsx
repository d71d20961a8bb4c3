import type { Language } from '@psifida/contract/bilingual';
import { coverEntry } from '@psifida/contract/content/presentation-content';
import type { ReleasePresentation } from '@psifida/contract/content/release';
import { useState } from 'react';
import { TapButton } from '../common/buttons.tsx';
import { Pager } from '../common/pager.tsx';
import { useMarks } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { tableTexts } from './table-texts.ts';
import styles from './topic-list.module.css';

type TopicListProps = { language: Language; current: string | null; onChoose(id: string): void };

const atOnce = 4;

/** The presentations to choose from, at one place of the table; paged, for a pull of one finger would stop the others. */
export function TopicList({ language, current, onChoose }: TopicListProps) {
  const { presentations, manifest, sourceOf } = useScene();
  const marks = useMarks();
  const [page, setPage] = useState(0);
  const pages = Math.ceil(presentations.length / atOnce);
  const pictureOf = (presentation: ReleasePresentation) => {
    const cover = coverEntry(presentation);
    return cover ? manifest.media[cover.media] : undefined;
  };
  return (
    <nav className={styles.panel} lang={language} aria-label={tableTexts[language].topics}>
      <ul className={styles.list}>
        {presentations.slice(page * atOnce, (page + 1) * atOnce).map((presentation) => {
          const media = pictureOf(presentation);
          return (
            <li key={presentation.id}>
              <TapButton
                className={styles.topic}
                {...marks.own('presentation', presentation.id, 'title')}
                aria-current={presentation.id === current || undefined}
                onPress={() => onChoose(presentation.id)}
              >
                {media && <img src={sourceOf(media, 'small')} alt="" draggable={false} />}
                <span>{presentation.title[language]}</span>
              </TapButton>
            </li>
          );
        })}
      </ul>
      <Pager {...{ language, pages }} at={page} through="list" className={styles.pages} onTurn={setPage} />
    </nav>
  );
}
