import type { Display } from '@psifida/contract/content/display';
import { objectPosition } from '@psifida/contract/content/media';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { list } from '../../i18n/requirement-texts.ts';
import { useWhen } from '../../i18n/when.ts';
import { Icon } from '../../ui/icon.tsx';
import { DisplayState } from './display-state.tsx';
import classes from './glass-tile.module.css';
import { glassView } from './urgency.ts';

/**
 * What is on the glass, as far as it is known: of a display that does not answer only what it showed last, and of one
 * that shows nothing no picture at all.
 */
export function GlassPicture({ display }: { display: Display }) {
  const t = useTranslations('displays.glass');
  const locale = useLocale();
  const { picture, message } = display;
  const view = glassView(display);
  if (view === 'message')
    return (
      <Words icon="urgent" tone="bad">
        {t('message', { title: message?.[locale] ?? '' })}
      </Words>
    );
  if (view !== 'shows' && view !== 'last')
    return <Words icon={view === 'calm' ? 'moon' : 'device-tv-off'}>{t(view)}</Words>;
  return (
    <div className={classes.glass} data-view={view}>
      {picture ? (
        <img
          src={picture.url}
          alt=""
          loading="lazy"
          className={classes.picture}
          style={{ objectPosition: objectPosition(picture.focalPoint) }}
        />
      ) : (
        <p className={classes.words}>
          <Icon name="device-tv" size={26} />
          {t('noPicture')}
        </p>
      )}
      {view === 'last' && <p className={classes.caption}>{t('unknown')}</p>}
    </div>
  );
}

type WordsProps = { icon: string; tone?: 'bad'; children: ReactNode };

function Words({ icon, tone, children }: WordsProps) {
  return (
    <div className={classes.glass} data-tone={tone}>
      <p className={classes.words}>
        <Icon name={icon} size={26} />
        {children}
      </p>
    </div>
  );
}

/** What is on the glass in words, since when, and what the schedule brings next. */
export function GlassWords({ display }: { display: Display }) {
  const t = useTranslations('displays.glass');
  const locale = useLocale();
  const when = useWhen();
  const { showing, showingSince, until, next } = display;
  const names = list(
    locale,
    next.map(({ title }) => title[locale]),
  );
  return (
    <>
      {showing && (
        <p>
          <strong className={classes.title}>{showing[locale]}</strong>{' '}
          <span className={classes.quiet}>
            {glassView(display) === 'last'
              ? t('last')
              : showingSince && t('since', { when: when(showingSince) })}
          </span>
        </p>
      )}
      {until && (
        <p className={classes.quiet}>
          {next.length > 0
            ? t('next', { when: when(until), titles: names })
            : t('nextNothing', { when: when(until) })}
        </p>
      )}
    </>
  );
}

/** One display at a glance: its glass, its name, how it stands, and what comes. */
export function GlassTile({ display }: { display: Display }) {
  const { name, place, state } = display;
  return (
    <article className={classes.tile} aria-label={name} data-state={state}>
      <GlassPicture display={display} />
      <div className={classes.text}>
        <p className={classes.name}>
          {name}
          {place && <span className={classes.quiet}> · {place}</span>}
        </p>
        <DisplayState display={display} className={classes.state} />
        <GlassWords display={display} />
      </div>
    </article>
  );
}
