import { Button } from '@mantine/core';
import type { Display } from '@psifida/contract/content/display';
import { type JoinedWall, joinedAtLeast } from '@psifida/contract/content/joined-wall';
import { useTranslations } from 'use-intl';
import { useSystemName } from '../../systems/registry.tsx';
import { WallPlan } from './wall-plan.tsx';
import classes from './walls.module.css';

type WallListProps = {
  walls: readonly JoinedWall[];
  displays: readonly Display[];
  mayEdit: (wall: JoinedWall) => boolean;
  onEdit: (wall: JoinedWall) => void;
};

export function WallList({ walls, displays, mayEdit, onEdit }: WallListProps) {
  const t = useTranslations('walls');
  const systemName = useSystemName();
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
                  image={members.find(({ of }) => of.image)?.of.image ?? null}
                  label={t('plan', { count: members.length })}
                />
              )}
              <p>{members.map(({ of }, index) => `${index + 1}. ${of.name}`).join(' · ')}</p>
              <p className="shape-quiet">
                {systemName(system)} · {t('count', { count: members.length })}
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
