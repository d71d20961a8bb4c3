import { wordsIn } from '@psifida/contract/bilingual';
import { dateAt } from '@psifida/contract/content/athens-time';
import { eventCategoryNames } from '@psifida/contract/content/event';
import { homeCodeTexts } from '@psifida/contract/content/glass-texts/home-texts';
import { totemTexts } from '@psifida/contract/content/glass-texts/totem-texts';
import type { ReleasePresentation } from '@psifida/contract/content/release';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { BoardEvent } from '../../device/notices.ts';
import { useNotices } from '../common/board/use-notices.ts';
import { whenOf } from '../common/board/when-of.ts';
import { RoundButton } from '../common/controls/buttons.tsx';
import { HomeCode } from '../common/controls/home-code.tsx';
import { EasyText, useVersions, VersionPills } from '../common/media/versions.tsx';
import { useMarks } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { withHyphens } from '../common/text/with-hyphens.ts';
import styles from './event-list.module.css';

/** The sheet by which a visitor takes an event home, over the whole of the scene. */
export function useTakenEvent(presentation: Pick<ReleasePresentation, 'id'>) {
  const [event, take] = useState<BoardEvent | null>(null);
  const close = () => take(null);
  const sheet = event && (
    <HomeCode
      taken={{ kind: 'event', id: event.id, title: event.title }}
      shown={{ presentation: presentation.id, entry: null }}
      onClose={close}
    />
  );
  return { take, sheet };
}

type Taking = { onTake(event: BoardEvent): void };
type TownEventsProps = Taking & { presentation: Pick<ReleasePresentation, 'id' | 'room'> };

/** Of today and of this week. */
export function TownEvents({ presentation, onTake }: TownEventsProps) {
  const { today, week } = useNotices();
  const { language } = useScene();
  const words = totemTexts[language];
  if (!presentation.room?.events) return null;
  return (
    <>
      <EventList title={words.eventsToday} events={today} onTake={onTake} />
      <EventList title={words.eventsWeek} events={week} onTake={onTake} />
    </>
  );
}

type PointEventsProps = TownEventsProps & {
  point: string;
  /** Where signers stand: what scrolls would cut them. */
  signers: HTMLElement | null;
};

export function PointEvents({ presentation, point, signers, onTake }: PointEventsProps) {
  const { today, week } = useNotices();
  const { language } = useScene();
  if (!presentation.room?.events) return null;
  const here = [...today, ...week].filter(
    (event) => event.point?.presentation === presentation.id && event.point.entry === point,
  );
  const title = totemTexts[language].eventsHere;
  return <EventList {...{ title, signers, onTake }} events={here} withText />;
}

type EventListProps = Taking & {
  title: string;
  events: readonly BoardEvent[];
  withText?: boolean;
  signers?: HTMLElement | null;
};

function EventList({ title, events, withText = false, signers = null, onTake }: EventListProps) {
  const { language } = useScene();
  if (!events.length) return null;
  return (
    <section className={styles.events} lang={language}>
      <h2 className={styles.name}>{title}</h2>
      <ul>
        {events.map((event) => (
          <EventLine key={`${event.id} ${event.begin}`} {...{ event, withText, signers, onTake }} />
        ))}
      </ul>
    </section>
  );
}

type EventLineProps = Taking & { event: BoardEvent; withText: boolean; signers: HTMLElement | null };

function EventLine({ event, withText, signers, onTake }: EventLineProps) {
  const { language, now } = useScene();
  const marks = useMarks();
  const day = dateAt(now());
  const { easy, buttons, signer } = useVersions(
    withText ? event : undefined,
    language,
    `${event.id} ${event.begin}`,
  );
  const name = wordsIn(event.title, language);
  const place = withText ? null : wordsIn(event.place ?? undefined, language);
  const text = withText ? wordsIn(event.text, language) : null;
  return (
    <li className={styles.event}>
      <div>
        <p className={styles.when} {...marks.own('event', event.id, 'begin')}>
          {[
            withText && event.begin.slice(0, 10) <= day && totemTexts[language].eventsToday,
            whenOf(event, language, day),
            eventCategoryNames[event.category][language],
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {name && (
          <h3 className={styles.title} lang={name.lang} {...marks.own('event', event.id, 'title')}>
            {withHyphens(name.words, name.lang)}
          </h3>
        )}
        {place && (
          <p className={styles.words} lang={place.lang} {...marks.own('event', event.id, 'place')}>
            {withHyphens(place.words, place.lang)}
          </p>
        )}
        {easy ? (
          <EasyText text={easy} language={language} />
        ) : (
          text && (
            <p className={styles.words} lang={text.lang} {...marks.own('event', event.id, 'text')}>
              {withHyphens(text.words, text.lang)}
            </p>
          )
        )}
        <VersionPills {...{ buttons, language }} of={name?.words} short />
        {signers && signer && createPortal(signer, signers)}
      </div>
      {name && (
        <RoundButton
          icon="phone"
          label={`${homeCodeTexts[language].takeHome('event')}: ${name.words}`}
          tone="quiet"
          onPress={() => onTake(event)}
        />
      )}
    </li>
  );
}
