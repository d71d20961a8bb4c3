import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Icon } from './icon.tsx';

/** A password as it is typed: unseen, until whoever types it wants to look. */
export function PasswordField(props: PasswordInputProps) {
  const t = useTranslations('login');
  return (
    <PasswordInput
      {...props}
      visibilityToggleIcon={({ reveal }) => <Icon name={reveal ? 'eye-off' : 'eye'} size={22} />}
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0, size: 'lg' }}
    />
  );
}
