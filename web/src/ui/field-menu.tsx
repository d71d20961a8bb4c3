import { ActionIcon, Menu } from '@mantine/core';
import type { Language } from '@psifida/contract/content/bilingual';
import { useTranslations } from 'use-intl';
import { Icon } from './icon.tsx';

type FieldMenuProps = {
  /** Of the field, with its language: 'Title in Greek'. */
  name: string;
  /** The language that stands beside it. */
  from: Language;
  value: string;
  other: string;
  saved?: string | undefined;
  onChange: (text: string) => void;
};

/** What can be done with one language of a text; what would change nothing is not offered. */
export function FieldMenu({ name, from, value, other, saved, onChange }: FieldMenuProps) {
  const t = useTranslations('form');
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="slate" size={36} aria-label={t('options', { field: name })}>
          <Icon name="dots-vertical" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item disabled={other === '' || other === value} onClick={() => onChange(other)}>
          {t(from === 'el' ? 'copyFromGreek' : 'copyFromEnglish')}
        </Menu.Item>
        <Menu.Item disabled={value === ''} onClick={() => onChange('')}>
          {t('clear')}
        </Menu.Item>
        {saved !== undefined && (
          <Menu.Item disabled={saved === value} onClick={() => onChange(saved)}>
            {t('revert')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
