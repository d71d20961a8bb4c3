import { useMantineColorScheme } from '@mantine/core';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../ui/icon.tsx';
import classes from './tools.module.css';

const modes = [
  { mode: 'light', icon: 'sun' },
  { mode: 'dark', icon: 'moon' },
  { mode: 'auto', icon: 'device-desktop' },
] as const;

/** R-SHELL-13 */
export function ColorModeSwitch() {
  const t = useTranslations('shell');
  const group = useId();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <fieldset className={classes.modes}>
      <legend className={classes.hidden}>{t('colourMode')}</legend>
      {modes.map(({ mode, icon }) => (
        <label key={mode} className={classes.mode} title={t(mode)}>
          <input
            type="radio"
            className={classes.hidden}
            name={group}
            checked={colorScheme === mode}
            onChange={() => setColorScheme(mode)}
          />
          <Icon name={icon} />
          <span className={classes.hidden}>{t(mode)}</span>
        </label>
      ))}
    </fieldset>
  );
}
