import { Box, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { keysOf, type ShortcutName, shortcutNames, shortcutPlaces, shortcuts } from '../../lib/shortcuts.ts';
import { Switch } from '../../ui/switch.tsx';
import classes from './help.module.css';
import { helpWishes } from './help-wishes.ts';

const names = {
  find: 'find.open',
  list: 'shortcuts.list',
  save: 'save.save',
  undo: 'save.undo',
  redo: 'save.redo',
  saveNext: 'media.altTexts.saveNext',
} as const satisfies Record<ShortcutName, string>;

export function Keys({ name }: { name: ShortcutName }) {
  const t = useTranslations('shortcuts');
  return keysOf(name).map((keys, index) => (
    <span key={keys.join('+')} className={classes.chord}>
      {index > 0 && ` ${t('or')} `}
      {keys.map((key, at) => (
        <span key={key}>
          {at > 0 && '+'}
          <kbd className={classes.key}>{key}</kbd>
        </span>
      ))}
    </span>
  ));
}

export function ShortcutList() {
  const t = useTranslations();
  const [on, setOn] = useState(helpWishes.listKeyIsOn);
  return (
    <Stack gap={16} align="flex-start">
      {shortcutPlaces.map((place) => (
        <Box key={place} w="100%">
          <Box component="h3" mb={4} fz={17}>
            {t(`shortcuts.places.${place}`)}
          </Box>
          <dl>
            {shortcutNames
              .filter((name) => shortcuts[name].where === place)
              .map((name) => (
                <div key={name} className={classes.pair}>
                  <dt>{t(names[name])}</dt>
                  <dd>
                    <Keys name={name} />
                  </dd>
                </div>
              ))}
          </dl>
        </Box>
      ))}
      <p className="shape-quiet">{t('shortcuts.mac')}</p>
      <Switch
        checked={on}
        onChange={(next) => {
          helpWishes.setListKey(next);
          setOn(next);
        }}
      >
        {t('shortcuts.switch', { keys: keysOf('list').join() })}
      </Switch>
    </Stack>
  );
}
