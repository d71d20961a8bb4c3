import { Group } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { CopyButton } from '../../ui/copy-button.tsx';
import classes from './player-address.module.css';

export function PlayerAddress({ withCopy = false }: { withCopy?: boolean }) {
  const t = useTranslations('displays');
  const address = `${window.location.origin}/display`;
  if (!withCopy) return <code className={classes.code}>{address}</code>;
  return (
    <Group component="span" display="inline-flex" gap="8px 12px" my={12}>
      <code className={classes.code}>{address}</code>
      <CopyButton size="sm" text={address} aria-label={t('copyAddress')} />
    </Group>
  );
}
