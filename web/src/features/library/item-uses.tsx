import { Stack } from '@mantine/core';
import type { LibraryItem } from '@psifida/contract/content/library-item';
import { addressOf, addressOfItem } from '@psifida/contract/registry/addresses';
import { useLocale, useTranslations } from 'use-intl';
import { Pill } from '../../ui/pill.tsx';
import { Use, UseList } from '../../ui/use-list.tsx';
import classes from './item-uses.module.css';

type Uses = { presentations: LibraryItem['usedIn']; dishes: LibraryItem['dishes'] };

export function ItemUses({ presentations, dishes }: Uses) {
  const t = useTranslations();
  const locale = useLocale();
  const stateOf = (active: boolean) => (
    <Pill tone={active ? 'good' : 'quiet'}>{t(active ? 'states.active' : 'states.inactive')}</Pill>
  );
  return (
    <Stack gap={16} mt={16}>
      {presentations.length > 0 && (
        <section aria-label={t('library.deletion.presentations')}>
          <h3 className={classes.heading}>{t('library.deletion.presentations')}</h3>
          <UseList>
            {presentations.map(({ id, system, title, active }) => (
              <Use key={id} to={addressOf({ screen: 'presentation-edit', system, id })} title={title[locale]}>
                {stateOf(active)}
              </Use>
            ))}
          </UseList>
        </section>
      )}
      {dishes.length > 0 && (
        <section aria-label={t('library.deletion.dishes')}>
          <h3 className={classes.heading}>{t('library.deletion.dishes')}</h3>
          <UseList>
            {dishes.map(({ id, title, active }) => (
              <Use key={id} to={addressOfItem({ kind: 'dish', id })} title={title[locale]}>
                <Pill tone={active ? 'good' : 'quiet'}>
                  {t(active ? 'library.states.active' : 'library.states.inactive', { kind: 'dish' })}
                </Pill>
              </Use>
            ))}
          </UseList>
        </section>
      )}
    </Stack>
  );
}
