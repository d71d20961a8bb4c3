import { Box, Stack } from '@mantine/core';
import type { Display } from '@psifida/contract/content/display';
import { objectPosition } from '@psifida/contract/content/media';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { shortList } from '../../i18n/requirement-texts.ts';
import { useWhen } from '../../i18n/when.ts';
import { Icon } from '../../ui/icon.tsx';
import { DisplayState } from './display-state.tsx';
import classes from './glass-tile.module.css';
import { glassView } from './urgency.ts';

/**
 * What is on the glass, as far as it is known: of a display that does not answer only what it showed last, and of one
 * that shows nothing no image at all.
 */
export function GlassImage({ display, alt = '' }: { display: Display; alt?: string | undefined }) {
  const t = useTranslations('displays.glass');
  const locale = useLocale();
  const { image, message } = display;
  const view = glassView(display);
  if (view === 'message')
    return (
      <Words icon="urgent" tone="bad">
        {t('message', { title: message?.[locale] ?? '' })}
      </Words>
    );
  if (view !== 'shows' && view !== 'last')
    return <Words icon={view === 'standby' ? 'moon' : 'device-tv-off'}>{t(view)}</Words>;
  return (
    <div className={classes.glass} data-view={view}>
      {image ? (
        <img
          src={image.url}
          alt={alt}
          loading="lazy"
          className={classes.image}
          style={{ objectPosition: objectPosition(image.focalPoint) }}
        />
      ) : (
        <p className={classes.words}>
          <Icon name="device-tv" size={26} />
          {t('noImage')}
        </p>
      )}
      {view === 'last' && <p className={classes.caption}>{t('unknown')}</p>}
    </div>
  );
}

function Words({ icon, tone, children }: { icon: string; tone?: 'bad'; children: ReactNode }) {
  return (
    <div className={classes.glass} data-tone={tone}>
      <p className={classes.words}>
        <Icon name={icon} size={26} />
        {children}
      </p>
    </div>
  );
}

type GlassWordsProps = { display: Display; on?: 'list' | 'card' | 'line' | 'home' };

/** At home the cards of presentations say their titles, beside the same image. */
const isTitled = ({ display, on }: GlassWordsProps) => on !== 'home' || !display.image;

export function GlassWords({ display, on = 'list' }: GlassWordsProps) {
  const t = useTranslations('displays.glass');
  const locale = useLocale();
  const when = useWhen();
  const { showing, showingSince, until, next } = display;
  const titled = isTitled({ display, on });
  const isLast = glassView(display) === 'last';
  const names = shortList(
    locale,
    next.map(({ title }) => title[locale]),
  );
  return (
    <>
      {showing && (titled || !isLast) && (
        <p>
          {titled && <strong className={classes.title}>{showing[locale]}</strong>}{' '}
          <span className="shape-note">
            {isLast ? t('last') : on !== 'line' && showingSince && t('since', { when: when(showingSince) })}
          </span>
        </p>
      )}
      {until && on !== 'line' && (titled || next.length === 0) && (
        <p className="shape-note">
          {next.length > 0
            ? t('next', { when: when(until), titles: names })
            : t('nextNothing', { when: when(until) })}
        </p>
      )}
    </>
  );
}

export function GlassTile({ display, on }: Required<GlassWordsProps>) {
  const { name, place, state, showing } = display;
  const locale = useLocale();
  const isLine = on === 'line';
  return (
    <article className={classes.tile} aria-label={name} data-state={state} data-line={isLine || undefined}>
      <GlassImage display={display} alt={isTitled({ display, on }) ? '' : showing?.[locale]} />
      <Stack gap={6} miw={0} lh={1.4} style={{ overflowWrap: 'anywhere' }}>
        <Box component="p" fw={600}>
          {name}
          {place && !isLine && <span className="shape-note"> · {place}</span>}
        </Box>
        {/* Of several in a card, what is wrong stands out. */}
        {(!isLine || state !== 'green') && <DisplayState display={display} fz={14} />}
        <GlassWords {...{ display, on }} />
      </Stack>
    </article>
  );
}
