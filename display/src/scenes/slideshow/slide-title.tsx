import { useRef } from 'react';
import { useMarks } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { slowPace } from '../common/slow-round.ts';
import { storyIn, wholeTitle } from '../common/story.ts';
import { PassingTitle } from '../common/titles.tsx';
import type { Passing } from '../common/use-loop.ts';
import { useBegunAt } from '../common/wall-time.ts';
import type { Slide } from './slides.ts';
import styles from './slideshow.module.css';

/** More bars than these would be a pattern, not a progress: then one bar stands for all. */
const barsAtMost = 20;

export function SlideTitle({ slide }: { slide: Passing<Slide> }) {
  const { language, live, glass } = useScene();
  const { presentation, entry, telling, title, index, count, ms } = slide;
  const marks = useMarks();
  const bar = useRef<HTMLDivElement>(null);
  useBegunAt(bar, slide.slot?.from);
  const own = wholeTitle(telling);
  const { text, credit } = storyIn(telling, language);
  const bars = count <= barsAtMost ? count : 1;
  const current = count <= barsAtMost ? index : 0;
  return (
    <header className={styles.caption}>
      <PassingTitle
        key={`${slide.key} ${language}`}
        title={own ?? title}
        turn={index}
        ms={ms}
        mark={
          own ? marks.entry(presentation, entry, 'title') : marks.own('presentation', presentation, 'title')
        }
        story={{
          ...{ text, credit },
          marks: {
            text: marks.entry(presentation, entry, 'text'),
            credit: marks.entry(presentation, entry, 'credit'),
          },
        }}
      />
      <div ref={bar} className={styles.bars} aria-hidden="true">
        {Array.from({ length: bars }, (_, bar) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its position
          <span key={bar} className={styles.bar}>
            {bar < current && <span />}
            {bar === current && (
              <span
                key={slide.key}
                className={live ? styles.filling : ''}
                style={{
                  animationDuration: `${ms}ms`,
                  animationTimingFunction: slowPace(ms, (glass.width / bars) * devicePixelRatio),
                }}
              />
            )}
          </span>
        ))}
      </div>
    </header>
  );
}
