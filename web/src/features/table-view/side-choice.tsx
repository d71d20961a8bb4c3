import { Box, NativeSelect, Stack } from '@mantine/core';
import { languages } from '@psifida/contract/bilingual';
import {
  peoplePerSide,
  type TableSide,
  type TableView,
  tablePeopleAtMost,
  tableSides,
} from '@psifida/contract/content/table-view';
import { useTranslations } from 'use-intl';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import classes from './choices.module.css';

type Sides = TableView['sides'];
type SideChoiceProps = { value: Sides; onChange: (sides: Sides) => void };

const languageNames = { el: 'form.greek', en: 'form.english' } as const;

export function SideChoice({ value, onChange }: SideChoiceProps) {
  const ts = useTranslations();
  const t = useTranslations('views.table');
  const all = tableSides.reduce((sum, side) => sum + value[side].people, 0);
  const change = (side: TableSide, part: Partial<Sides[TableSide]>) =>
    onChange({ ...value, [side]: { ...value[side], ...part } });
  const fits = (side: TableSide, people: number) => {
    const sum = all - value[side].people + people;
    return sum >= 1 && sum <= tablePeopleAtMost;
  };
  return (
    <ChoiceGroup legend={t('sides')} hint={t('sidesHint', { most: String(tablePeopleAtMost) })}>
      <Stack gap={8}>
        <div className={classes.side} aria-hidden>
          <span>{t('side')}</span>
          <span>{t('people')}</span>
          <span>{t('language')}</span>
        </div>
        {tableSides.map((side) => {
          const name = t(`sideNames.${side}`);
          const { people, language } = value[side];
          return (
            <div key={side} className={classes.side}>
              <Box component="span" fw={600}>
                {name}
              </Box>
              <NativeSelect
                size="sm"
                aria-label={t('peopleAt', { side: name })}
                value={String(people)}
                data={peoplePerSide.map((count) => ({
                  value: String(count),
                  label: String(count),
                  disabled: !fits(side, count),
                }))}
                onChange={({ currentTarget }) => change(side, { people: Number(currentTarget.value) })}
              />
              <NativeSelect
                size="sm"
                aria-label={t('languageAt', { side: name })}
                value={language}
                disabled={people === 0}
                data={languages.map((one) => ({ value: one, label: ts(languageNames[one]) }))}
                onChange={({ currentTarget }) =>
                  change(side, { language: languages.find((one) => one === currentTarget.value) ?? language })
                }
              />
            </div>
          );
        })}
      </Stack>
      <Box component="p" mt={12} fz={14} c="var(--ink-quiet)" role="status">
        {t('places', { count: String(all), most: String(tablePeopleAtMost) })}{' '}
        {all === tablePeopleAtMost && t('noRoom')}
        {all === 1 && t('lastPerson')}
      </Box>
    </ChoiceGroup>
  );
}
