import { Box, Group } from '@mantine/core';
import type { Display } from '@psifida/contract/content/display';
import type { FirstDisplay } from '@psifida/contract/content/first-display';
import { addressOf } from '@psifida/contract/registry/addresses';
import { type SystemId, systems } from '@psifida/contract/registry/systems';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { loadPageWords } from '../../i18n/catalogues.ts';
import { lazyWhenIdle } from '../../lib/lazy-when-idle.ts';
import { useSession } from '../../session/session.ts';
import { AppLink } from '../../ui/link.tsx';
import { Scene } from '../../ui/scene.tsx';
import { displaysQuery } from './display-queries.ts';
import { FirstDisplayButton } from './first-display-dialog.tsx';
import classes from './glass-tile.module.css';
import { GlassTile } from './glass-tile.tsx';
import { byUrgency } from './urgency.ts';

const shownOn = { card: 3, page: 12 } as const;

type GlassListProps = { system: SystemId; displays: readonly Display[]; on: 'card' | 'page' };

export function GlassList({ system, displays, on }: GlassListProps) {
  const t = useTranslations('displays');
  const own = byUrgency(
    displays.filter((display) => display.system === system),
    useLocale(),
  );
  const all = addressOf({ screen: 'displays' });
  if (own.length === 0) return <NoDisplay system={system} on={on} />;
  const rest = own.length - shownOn[on];
  return (
    <>
      <ul className={classes.list} data-on={on}>
        {own.slice(0, shownOn[on]).map((display) => (
          <li key={display.id}>
            <GlassTile display={display} on={on === 'page' ? 'home' : own.length > 1 ? 'line' : 'card'} />
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

/** Once the page stands. */
const useLive = lazyWhenIdle(async () => {
  const [{ LiveGlass }, { ShowHere }] = await Promise.all([
    import('../preview/live-glass.tsx'),
    import('./show-here.tsx'),
    loadPageWords(),
  ]);
  return { LiveGlass, ShowHere };
});

/** R-GLASS-13: what a display would show, and how to have one. */
function NoDisplay({ system, on }: Pick<GlassListProps, 'system' | 'on'>) {
  const t = useTranslations('displays');
  const { may } = useSession();
  const live = useLive();
  return (
    <div className={classes.none} data-on={on}>
      <div className={classes.glass}>
        <Scene system={system} size={{ width: 640, height: 360 }} className={classes.image} />
        {live && <live.LiveGlass system={system} />}
      </div>
      <div className={classes.say}>
        <p className="shape-note">
          {t('ofSystemNone')}{' '}
          {on === 'page' && may('edit', system) && (
            <AppLink to={addressOf({ screen: 'displays' })}>{t('glass.pair')}</AppLink>
          )}
        </p>
        {live && <live.ShowHere system={system} />}
      </div>
    </div>
  );
}

type SystemGlassProps = { system: SystemId; first: FirstDisplay | null; mayEdit: boolean };

export function SystemGlass({ system, first, mayEdit }: SystemGlassProps) {
  const t = useTranslations('displays');
  const { data } = useQuery(displaysQuery);
  const live = useLive();
  const hasOwn = !!data?.some((display) => display.system === system);
  return (
    <Box component="section" aria-labelledby="system-displays" mb={40}>
      <Group align="baseline" justify="space-between" gap="8px 24px" mb={16}>
        <Box component="h2" id="system-displays" fz={24}>
          {t(data && !hasOwn ? 'ofSystemWould' : 'ofSystem')}
        </Box>
        <Group gap={12}>
          {mayEdit && data && (
            <FirstDisplayButton
              system={system}
              first={first}
              displays={data.filter((display) => display.system === system)}
            />
          )}
          {live && hasOwn && <live.ShowHere system={system} />}
          {systems[system].installation !== 'wall' && (
            <AppLink to={`${addressOf({ screen: 'visits' })}?of=${system}`}>{t('visitsOfSystem')}</AppLink>
          )}
          <AppLink to={addressOf({ screen: 'displays' })}>{t('ofSystemAll')}</AppLink>
        </Group>
      </Group>
      {data && <GlassList system={system} displays={data} on="page" />}
    </Box>
  );
}
