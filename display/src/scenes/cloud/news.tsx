import type { Language } from '@psifida/contract/bilingual';
import { cloudTexts } from '@psifida/contract/content/glass-texts/cloud-texts';
import { homeCodeTexts } from '@psifida/contract/content/glass-texts/home-texts';
import { useState } from 'react';
import { useInterval } from '../../device/use-interval.ts';
import { RoundButton } from '../common/controls/buttons.tsx';
import { Dialog } from '../common/controls/dialog.tsx';
import { HomeCode, type Takeable } from '../common/controls/home-code.tsx';
import { Image } from '../common/media/image.tsx';
import { EasyText, useVersions, VersionPills } from '../common/media/versions.tsx';
import type { Mark } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { Fitted } from '../common/text/fitted.tsx';
import { wholeWords } from '../common/text/set-words.ts';
import { withHyphens } from '../common/text/with-hyphens.ts';
import { useLoop } from '../common/time/use-loop.ts';
import type { CloudBudget } from './cloud-budget.ts';
import type { StripItem } from './cloud-content.ts';
import focus from './focus.module.css';
import ink from './ink-buttons.module.css';
import metaStyles from './news-meta.module.css';
import reader from './news-reader.module.css';
import strip from './news-strip.module.css';
import { PageControls } from './page-controls.tsx';

const turnMs = 12_000;

type NewsStripProps = Exclude<CloudBudget['news'], 'button'> & {
  items: readonly StripItem[];
  mark: Mark | undefined;
  onOpen(index: number): void;
};

/** As many as fit side by side; they turn by themselves while nobody is here. */
export function NewsStrip({ items, columns, meta, text, mark, onOpen }: NewsStripProps) {
  const { language, visit, live, glass } = useScene();
  const pages = newsPages(items.length, columns);
  const turns = pages > 1;
  const auto = useLoop({
    keys: Array.from({ length: Math.max(1, pages) }, (_, page) => String(page)),
    ms: turnMs,
    running: live && visit === null,
  });
  if (items.length === 0) return null;
  const turn = Number(auto ?? 0);
  const lineEms = ((glass.width - 3.2 * glass.airPx) / columns - 1.8 * glass.airPx) / glass.textPx;
  const words = cloudTexts[language];
  return (
    <section className={strip.strip} aria-label={words.news} lang={language} {...mark}>
      <ul key={turn} className={strip.items} style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
        {newsPage(items, columns, turn).map(({ item, index }) => (
          <li key={index}>
            <button type="button" className={strip.item} onClick={() => onOpen(index)}>
              {meta && <NewsMeta item={item} className={strip.meta} />}
              <span className={strip.title} lang={item.lang}>
                {item.title}
              </span>
              {text && item.text && <span className={strip.text}>{wholeWords(item.text, lineEms, 2)}</span>}
            </button>
          </li>
        ))}
      </ul>
      {turns && visit !== null && (
        <button type="button" className={`${focus.focus} ${strip.all}`} onClick={() => onOpen(0)}>
          {words.allNews(items.length)}
        </button>
      )}
    </section>
  );
}

export const newsPages = (count: number, columns: number): number => Math.ceil(count / Math.max(1, columns));

/** In the feed's order: the last page reaches back for as many as it lacks, and after it comes the first. */
export function newsPage(items: readonly StripItem[], columns: number, turn: number) {
  const pages = newsPages(items.length, columns);
  const page = pages === 0 ? 0 : ((turn % pages) + pages) % pages;
  const first = Math.max(0, Math.min(page * columns, items.length - columns));
  return items.slice(first, first + columns).map((item, column) => ({ index: first + column, item }));
}

type NewsReaderProps = {
  presentation: string;
  items: readonly StripItem[];
  at: number;
  mark: Mark | undefined;
  onOpen(at: number): void;
  onClose(): void;
};

/** Without its link, which would lead out of the glass. */
export function NewsReader({ presentation, items, at, mark, onOpen, onClose }: NewsReaderProps) {
  const { language } = useScene();
  const [taken, take] = useState<Takeable | null>(null);
  const words = cloudTexts[language];
  const item = items[at];
  const { easy, buttons, signer } = useVersions(item?.versions, language);
  const count = items.length;
  if (!item) return null;
  return (
    <>
      <Dialog label={item.title} className={reader.reader} inert={taken !== null}>
        <article
          key={at}
          className={reader.sheet}
          data-image={item.media !== undefined}
          lang={language}
          {...mark}
        >
          {item.media && (
            <div className={reader.image}>
              <Image media={item.media} size="full" />
            </div>
          )}
          <div className={`${ink.ink} ${reader.words}`}>
            <NewsMeta item={item} />
            <h2 className={reader.heading} lang={item.lang}>
              {withHyphens(item.title, item.lang ?? language)}
            </h2>
            {item.text && (
              <Fitted key={item.title} label={item.title} told={`${item.text} ${easy}`} between={[1.2, 1.9]}>
                {easy ? (
                  <EasyText text={easy} language={language} />
                ) : (
                  <p className={reader.body} lang={item.lang}>
                    {withHyphens(item.text, item.lang ?? language)}
                  </p>
                )}
              </Fitted>
            )}
            <VersionPills {...{ buttons, language }} />
            <PageControls
              words={{ previous: words.previousNews, next: words.nextNews }}
              onTurn={count > 1 ? (way) => onOpen((at + way + count) % count) : null}
              onClose={onClose}
              count={count > 1 && words.newsOf(at + 1, count)}
              className={reader.controls}
            >
              {item.taken && (
                <RoundButton
                  icon="phone"
                  label={homeCodeTexts[language].takeHome(item.taken.kind)}
                  onPress={() => take(item.taken ?? null)}
                />
              )}
            </PageControls>
          </div>
        </article>
        {signer}
      </Dialog>
      {taken && <HomeCode taken={taken} shown={{ presentation, entry: null }} onClose={() => take(null)} />}
    </>
  );
}

type NewsMetaProps = { item: StripItem; className?: string | undefined };

export function NewsMeta({ item: { time, source, own }, className = '' }: NewsMetaProps) {
  const { language } = useScene();
  const [now, setNow] = useState(Date.now);
  useInterval(() => setNow(Date.now()), minute);
  return (
    <span className={`${metaStyles.meta} ${className}`} data-own={own}>
      {time && <span>{newsTime(time, language, now)}</span>}
      {time && source && <i> · </i>}
      {source && <span>{source}</span>}
    </span>
  );
}

const locales: Record<Language, string> = { el: 'el-GR', en: 'en-GB' };
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** From a week on the date, in the town's own time. */
export function newsTime(time: string, language: Language, now: number): string {
  const age = now - Date.parse(time);
  const ago = new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' });
  if (age < minute) return cloudTexts[language].justNow;
  if (age < hour) return ago.format(-Math.floor(age / minute), 'minute');
  if (age < day) return ago.format(-Math.floor(age / hour), 'hour');
  if (age < 7 * day) return ago.format(-Math.floor(age / day), 'day');
  const sameYear = new Date(time).getUTCFullYear() === new Date(now).getUTCFullYear();
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    year: sameYear ? undefined : 'numeric',
    timeZone: 'Europe/Athens',
  }).format(new Date(time));
}
