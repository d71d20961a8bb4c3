import { Button } from '@mantine/core';
import type { Display } from '@psifida/contract/content/display';
import { type JoinedWall, joinedAtLeast } from '@psifida/contract/content/joined-wall';
import type { Registry } from '@psifida/contract/registry/systems';
import { useLocale, useTranslations } from 'use-intl';
import { WallPlan } from './wall-plan.tsx';
import classes from './walls.module.css';

type WallListProps = {
  walls: readonly JoinedWall[];
  displays: readonly Display[];
  registry: Registry;
  mayEdit: (wall: JoinedWall) => boolean;
  onEdit: (wall: JoinedWall) => void;
};

/** The walls, each to scale with what is on it. How its displays are stands on their own cards. */
export function WallList({ walls, displays, registry, mayEdit, onEdit }: WallListProps) {
  const t = useTranslations('walls');
  const locale = useLocale();
  return (
    <section aria-labelledby="joined-walls">
      <h2 id="joined-walls" className="shape-heading">
        {t('list')}
      </h2>
      <ul className={classes.walls}>
        {walls.map((wall) => {
          const { id, name, system, places } = wall;
          const members = places.flatMap((place) => {
            const display = displays.find((one) => one.id === place.display);
            return display ? [{ ...place, of: display }] : [];
          });
          const isWhole = members.length >= joinedAtLeast;
          return (
            <li key={id} className={classes.wall}>
              <h3>{name}</h3>
              {members.length > 0 && (
                <WallPlan
                  places={members.map(({ of, ...place }, index) => ({
                    ...place,
                    ...{ number: index + 1, name: of.name, isWrong: false },
                  }))}
                  picture={members.find(({ of }) => of.picture)?.of.picture ?? null}
                  label={t('plan', { count: members.length })}
                />
              )}
              <p className={classes.names}>
                {members.map(({ of }, index) => `${index + 1}. ${of.name}`).join(' · ')}
              </p>
              <p className="shape-quiet">
                {registry[system].name[locale]} · {t('count', { count: members.length })}
              </p>
              {!isWhole && <p className={classes.fault}>{t('alone')}</p>}
              {mayEdit(wall) && (
                <Button variant="default" onClick={() => onEdit(wall)}>
                  {t('edit', { name })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
