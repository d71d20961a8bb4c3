import { ActionIcon, Menu } from '@mantine/core';
import type { Language } from '@psifida/contract/content/bilingual';
import { useTranslations } from 'use-intl';
import { Icon } from './icon.tsx';

type FieldMenuProps = {
  label: string;
  language: Language;
  value: string;
  other: string;
  saved?: string | undefined;
  onChange: (text: string) => void;
};

/** What can be done with one language of a text; what would change nothing is not offered. */
export function FieldMenu({ label, language, value, other, saved, onChange }: FieldMenuProps) {
  const t = useTranslations('form');
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="slate"
          size={36}
          aria-label={t(language === 'el' ? 'optionsGreek' : 'optionsEnglish', { field: label })}
        >
          <Icon name="dots-vertical" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item disabled={other === '' || other === value} onClick={() => onChange(other)}>
          {t(language === 'el' ? 'copyFromEnglish' : 'copyFromGreek')}
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
