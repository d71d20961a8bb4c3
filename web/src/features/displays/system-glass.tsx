import { Box, Group } from '@mantine/core';
import type { Display } from '@psifida/contract/content/display';
import type { FirstDisplay } from '@psifida/contract/content/first-display';
import { addressOf } from '@psifida/contract/registry/addresses';
import { type SystemId, systems } from '@psifida/contract/registry/systems';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { Icon } from '../../ui/icon.tsx';
import { AppLink } from '../../ui/link.tsx';
import { displaysQuery } from './display-queries.ts';
import { FirstDisplayButton } from './first-display-dialog.tsx';
import classes from './glass-tile.module.css';
import { GlassTile } from './glass-tile.tsx';
import { byUrgency } from './urgency.ts';

const shownOn = { card: 4, page: 24 } as const;

type GlassListProps = { system: SystemId; displays: readonly Display[]; on: 'card' | 'page' };

export function GlassList({ system, displays, on }: GlassListProps) {
  const t = useTranslations('displays');
  const own = byUrgency(
    displays.filter((display) => display.system === system),
    useLocale(),
  );
  const all = addressOf({ screen: 'displays' });
  if (own.length === 0)
    return (
      <p className={classes.none} data-on={on}>
        <Icon name="device-tv-off" size={28} />
        <span>{t('ofSystemNone')}</span>
        <AppLink to={all}>{t('glass.pair')}</AppLink>
      </p>
    );
  const rest = own.length - shownOn[on];
  return (
    <>
      <ul className={classes.list} data-on={on}>
        {own.slice(0, shownOn[on]).map((display) => (
          <li key={display.id}>
            <GlassTile display={display} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Box component="p" mt={12} fz={on === 'card' ? 15 : undefined}>
          <AppLink to={`${all}?system=${system}`}>{t('glass.more', { count: rest })}</AppLink>
        </Box>
      )}
    </>
  );
}

type SystemGlassProps = { system: SystemId; first: FirstDisplay | null; mayEdit: boolean };

export function SystemGlass({ system, first, mayEdit }: SystemGlassProps) {
  const t = useTranslations('displays');
  const { data } = useQuery(displaysQuery);
  return (
    <Box component="section" aria-labelledby="system-displays" mb={40}>
      <Group align="baseline" justify="space-between" gap="8px 24px" mb={16}>
        <Box component="h2" id="system-displays" fz={24}>
          {t('ofSystem')}
        </Box>
        <div className="shape-line">
          {mayEdit && data && (
            <FirstDisplayButton
              system={system}
              first={first}
              displays={data.filter((display) => display.system === system)}
            />
          )}
          {systems[system].installation !== 'wall' && (
            <AppLink to={`${addressOf({ screen: 'visits' })}?of=${system}`}>{t('visitsOfSystem')}</AppLink>
          )}
          <AppLink to={addressOf({ screen: 'displays' })}>{t('ofSystemAll')}</AppLink>
        </div>
      </Group>
      {data && <GlassList system={system} displays={data} on="page" />}
    </Box>
  );
}
