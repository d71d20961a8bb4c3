import { Button, Menu, VisuallyHidden } from '@mantine/core';
import type { Display, HealthReport } from '@psifida/contract/content/display';
import { addressOf } from '@psifida/contract/registry/addresses';
import type { System } from '@psifida/contract/registry/registry';
import { useEffect, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useWhen } from '../../i18n/when.ts';
import { AppLink } from '../../ui/link.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { Pill } from '../../ui/pill.tsx';
import { InstructionNote } from './care/instruction-note.tsx';
import classes from './display-card.module.css';
import { DisplayFacts } from './display-facts.tsx';
import { DisplayState } from './display-state.tsx';
import { GlassPicture, GlassWords } from './glass-tile.tsx';
import { IdentifyNote } from './identify-note.tsx';
import { troubleWords } from './trouble-words.ts';

type DisplayCardProps = {
  display: Display;
  system: System;
  /** It was paired just now: marked, and brought into view. */
  fresh: boolean;
  mayEdit: boolean;
  onIdentify: () => void;
  onEdit: () => void;
  onCare: () => void;
  onRevoke: () => void;
};

/** One display: how it stands, what is on its glass, and what can be done. */
export function DisplayCard(props: DisplayCardProps) {
  const { display, system, fresh, mayEdit, onIdentify, onEdit, onCare, onRevoke } = props;
  const t = useTranslations('displays');
  const care = useTranslations('care');
  const locale = useLocale();
  const { name, place, state } = display;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (fresh) card.current?.scrollIntoView({ block: 'center' });
  }, [fresh]);
  return (
    <article
      ref={card}
      className={classes.card}
      data-state={state}
      data-fresh={fresh || undefined}
      aria-label={name}
    >
      <div className={classes.glass}>
        <GlassPicture display={display} />
      </div>
      <div className={classes.words}>
        <header className={classes.head}>
          <div className={classes.who}>
            <h2 className={classes.name}>{name}</h2>
            {fresh && <Pill tone="info">{t('fresh')}</Pill>}
            <p className="shape-quiet">
              {place && `${place} · `}
              <AppLink
                to={addressOf({ screen: 'system-home', system: display.system })}
                className={classes.link}
              >
                {system.name[locale]}
              </AppLink>
              {system.installation !== 'wall' && (
                <>
                  {' · '}
                  <AppLink
                    to={`${addressOf({ screen: 'visits' })}?subject=display&of=${display.id}`}
                    className={classes.link}
                    aria-label={t('visitsOfDisplayName', { name })}
                  >
                    {t('visitsOfDisplay')}
                  </AppLink>
                </>
              )}
            </p>
          </div>
          {mayEdit && (
            <div className={classes.tools}>
              <Button
                variant="default"
                size="sm"
                aria-label={t('identifyName', { name })}
                onClick={onIdentify}
              >
                {t('identify')}
              </Button>
              <MoreMenu on="card" label={t('menuName', { name })}>
                <Menu.Item onClick={onEdit}>{t('edit')}</Menu.Item>
                <Menu.Item onClick={onCare}>{care('open')}</Menu.Item>
                <Menu.Item color="red" onClick={onRevoke}>
                  {t('revoke')}
                </Menu.Item>
              </MoreMenu>
            </div>
          )}
        </header>
        <DisplayState display={display} className={classes.state} />
        <IdentifyNote display={display} />
        <InstructionNote receipt={display.instruction} />
        <GlassWords display={display} />
        {display.tags.length > 0 && (
          <p className={classes.tags}>
            <span className="shape-quiet">{t('form.tags')}:</span>
            {display.tags.map((tag) => (
              <Pill key={tag} tone="quiet" icon="tag">
                {tag}
              </Pill>
            ))}
          </p>
        )}
        <DisplayFacts display={display} />
        <DisplayTroubles errors={display.health?.errors ?? []} name={name} />
      </div>
    </article>
  );
}

/** What went wrong on the glass, in plain words; the player's own words only for whoever asks. */
function DisplayTroubles({ errors, name }: { errors: HealthReport['errors']; name: string }) {
  const t = useTranslations('displays');
  const when = useWhen();
  if (errors.length === 0) return null;
  return (
    <details className={classes.troubles}>
      <summary>
        {t('errors', { count: errors.length })}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </summary>
      <ul>
        {errors.map(({ code, detail, at }) => (
          <li key={`${at}${code}${detail}`}>
            {t(`trouble.${troubleWords(code)}`)} <span className="shape-quiet">{when(at)}</span>
            <br />
            <code className={classes.detail}>{detail ? `${code}: ${detail}` : code}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
