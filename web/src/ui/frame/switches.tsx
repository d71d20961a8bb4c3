import { useMantineColorScheme } from '@mantine/core';
import { otherLanguage } from '@psifida/contract/language';
import { useLocale, useTranslations } from 'use-intl';
import { Segments } from '../choice-group.tsx';
import classes from './tools.module.css';

const modes = [
  { mode: 'light', icon: 'sun' },
  { mode: 'dark', icon: 'moon' },
  { mode: 'auto', icon: 'device-desktop' },
] as const;

/** R-SHELL-13 */
export function ColorModeSwitch() {
  const t = useTranslations('shell');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Segments
      legend={t('colourMode')}
      value={colorScheme}
      options={modes.map(({ mode, icon }) => ({ value: mode, label: t(mode), icon }))}
      onChange={setColorScheme}
    />
  );
}

export function LanguageButton({ onChange }: { onChange: () => void }) {
  const t = useTranslations('shell');
  const other = otherLanguage(useLocale());
  return (
    <button type="button" className={classes.tool} lang={other} onClick={onChange}>
      <span className="shape-tag">{t('switchLanguageTag')}</span>
      <span className={classes.name}>{t('switchLanguage')}</span>
    </button>
  );
}
