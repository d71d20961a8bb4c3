import { Button, Menu, VisuallyHidden } from '@mantine/core';
import type { Display, HealthReport } from '@psifida/contract/content/display';
import type { JoinedWall } from '@psifida/contract/content/joined-wall';
import { addressOf } from '@psifida/contract/registry/addresses';
import type { System } from '@psifida/contract/registry/registry';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { AppLink } from '../../ui/link.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { Pill } from '../../ui/pill.tsx';
import { TroubleList } from '../../ui/trouble-list.tsx';
import { InstructionNote } from './care/instruction-note.tsx';
import classes from './display-card.module.css';
import { DisplayFacts } from './display-facts.tsx';
import { DisplayState } from './display-state.tsx';
import { GlassPicture, GlassWords } from './glass-tile.tsx';
import { IdentifyNote } from './identify-note.tsx';

type DisplayCardProps = {
  display: Display;
  system: System;
  /** It was paired just now: marked, and brought into view. */
  fresh: boolean;
  mayEdit: boolean;
  /** The joined wall that it is a part of. */
  wall: Pick<JoinedWall, 'name'> | undefined;
  onWall: () => void;
  onIdentify: () => void;
  onEdit: () => void;
  onCare: () => void;
  onRevoke: () => void;
};

/** One display: how it stands, what is on its glass, and what can be done. */
export function DisplayCard(props: DisplayCardProps) {
  const { display, system, fresh, mayEdit, wall, onWall, onIdentify, onEdit, onCare, onRevoke } = props;
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
            {wall && <PartOfWall name={wall.name} onOpen={mayEdit ? onWall : null} />}
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

/** Of which wall; whoever may change that opens it from here. */
export function PartOfWall({ name, onOpen }: { name: string; onOpen: (() => void) | null }) {
  const t = useTranslations('walls');
  const wall = (named: ReactNode) =>
    onOpen ? (
      <button type="button" className={classes.wall} aria-haspopup="dialog" onClick={onOpen}>
        {named}
      </button>
    ) : (
      named
    );
  return <p className="shape-quiet">{t.rich('partOf', { name, wall })}</p>;
}

/** What went wrong on the glass, in plain words; the player's own words only for whoever asks. */
function DisplayTroubles({ errors, name }: { errors: HealthReport['errors']; name: string }) {
  const t = useTranslations('displays');
  if (errors.length === 0) return null;
  return (
    <details className={classes.troubles}>
      <summary>
        {t('errors', { count: errors.length })}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </summary>
      <TroubleList errors={errors} />
    </details>
  );
}
