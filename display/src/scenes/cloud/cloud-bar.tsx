import { cloudTexts } from '@psifida/contract/content/glass-texts/cloud-texts';
import { texts } from '@psifida/contract/content/glass-texts/common-texts';
import type { ReleasePresentation } from '@psifida/contract/content/release';
import { ScrollArea } from '../common/controls/scroll-area.tsx';
import { useMarks } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import styles from './cloud-bar.module.css';
import type { Category } from './cloud-content.ts';

type Cloud = { presentation: ReleasePresentation; categories: readonly Category[] };

type CloudBarProps = {
  clouds: readonly Cloud[];
  current: Cloud;
  category: Category | null;
  oneRow: boolean;
  /** Where the news have no place of their own. */
  onNews: (() => void) | null;
  onPresentation(id: string): void;
  onCategory(id: string | null): void;
};

export function CloudBar(props: CloudBarProps) {
  const { clouds, current, category, oneRow, onNews, onPresentation, onCategory } = props;
  const { language } = useScene();
  const marks = useMarks();
  const words = cloudTexts[language];
  const paging = { before: words.fewer, after: words.more };
  const tabs =
    clouds.length > 1 &&
    clouds.map(({ presentation: { id, title } }) => (
      <button
        key={id}
        type="button"
        className={styles.tab}
        {...marks.own('presentation', id, 'title')}
        aria-pressed={id === current.presentation.id}
        onClick={() => onPresentation(id)}
      >
        {title[language]}
      </button>
    ));
  return (
    <nav className={styles.bar}>
      {tabs && !oneRow && (
        <ScrollArea direction="across" label={words.presentations} words={paging}>
          {tabs}
        </ScrollArea>
      )}
      <div className={styles.row}>
        {onNews && (
          <button type="button" className={styles.chip} onClick={onNews}>
            {words.news}
          </button>
        )}
        <ScrollArea key={current.presentation.id} direction="across" label={words.categories} words={paging}>
          {oneRow && tabs}
          <button
            type="button"
            className={styles.chip}
            aria-pressed={category === null}
            onClick={() => onCategory(null)}
          >
            {texts[language].all}
          </button>
          {current.categories.map(({ id, title }) => (
            <button
              key={id}
              type="button"
              className={styles.chip}
              {...marks.entry(current.presentation.id, id, 'title')}
              aria-pressed={id === category?.id}
              onClick={() => onCategory(id)}
            >
              {title[language]}
            </button>
          ))}
        </ScrollArea>
      </div>
    </nav>
  );
}
