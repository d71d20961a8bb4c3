import { Box, Button, Group, Menu, VisuallyHidden } from '@mantine/core';
import type { Display } from '@psifida/contract/content/display';
import type { JoinedWall } from '@psifida/contract/content/joined-wall';
import { addressOf } from '@psifida/contract/registry/addresses';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { AppLink } from '../../ui/link.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { Pill } from '../../ui/pill.tsx';
import { TroubleList } from '../../ui/trouble-list.tsx';
import { useSystem } from '../systems/registry.tsx';
import { InstructionNote } from './care/instruction-note.tsx';
import classes from './display-card.module.css';
import { Clock, DisplayFacts } from './display-facts.tsx';
import { DisplayState } from './display-state.tsx';
import { DisplayTask, isTask } from './display-task.tsx';
import { GlassImage, GlassWords } from './glass-tile.tsx';
import { IdentifyNote } from './stage-note.tsx';

type DisplayCardProps = {
  display: Display;
  fresh: boolean;
  mayEdit: boolean;
  wall: Pick<JoinedWall, 'name'> | undefined;
  onWall: () => void;
  onIdentify: () => void;
  onEdit: () => void;
  onCare: () => void;
  onRevoke: () => void;
};

export function DisplayCard(props: DisplayCardProps) {
  const { display, fresh, mayEdit, wall, onWall, onIdentify, onEdit, onCare, onRevoke } = props;
  const t = useTranslations('displays');
  const care = useTranslations('care');
  const form = useTranslations('displayForm');
  const locale = useLocale();
  const { name, place, state } = display;
  const system = useSystem(display.system);
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
        <GlassImage display={display} />
      </div>
      <div className={classes.words}>
        <Group component="header" align="flex-start" justify="space-between" gap="8px 16px">
          <Box flex="1 1 240px" miw={0}>
            <Box component="h2" fz={21} lh={1.3}>
              {name}
            </Box>
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
          </Box>
          {mayEdit && (
            <Group gap={8} wrap="nowrap" flex="none">
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
            </Group>
          )}
        </Group>
        <DisplayState display={display} fz={15} />
        {isTask(display) && <DisplayTask display={display} mayEdit={mayEdit} onCare={onCare} />}
        <IdentifyNote display={display} />
        <InstructionNote receipt={display.instruction} />
        <GlassWords display={display} />
        {display.tags.length > 0 && (
          <Group component="p" gap="6px 8px" mt={8}>
            <span className="shape-quiet">{form('tags')}:</span>
            {display.tags.map((tag) => (
              <Pill key={tag} tone="quiet" icon="tag">
                {tag}
              </Pill>
            ))}
          </Group>
        )}
        <TechnicalDetails display={display} />
      </div>
    </article>
  );
}

export function PartOfWall({ name, onOpen }: { name: string; onOpen: (() => void) | null }) {
  const t = useTranslations('walls');
  const wall = (named: ReactNode) =>
    onOpen ? (
      <button type="button" className="shape-link" aria-haspopup="dialog" onClick={onOpen}>
        {named}
      </button>
    ) : (
      named
    );
  return <p className="shape-quiet">{t.rich('partOf', { name, wall })}</p>;
}

/** Figures for whoever mends it; what concerns everybody is said above. */
function TechnicalDetails({ display: { name, health, ...display } }: { display: Display }) {
  const t = useTranslations('displays');
  if (!health) return null;
  const { errors, clockOffsetMs } = health;
  return (
    <>
      <Clock offsetMs={clockOffsetMs} />
      <details className={classes.technical} data-tone={errors.length ? 'wait' : undefined}>
        <summary>
          {t('technical')}
          {errors.length > 0 && ` · ${t('errors', { count: errors.length })}`}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </summary>
        <DisplayFacts health={health} {...display} />
        {errors.length > 0 && <TroubleList errors={errors} />}
      </details>
    </>
  );
}
