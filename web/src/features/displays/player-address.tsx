import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useTranslations } from 'use-intl';
import { Icon } from '../../ui/icon.tsx';
import classes from './player-address.module.css';

/** Where the player is, to be typed on a display or sent to whoever stands before it. */
export function PlayerAddress({ withCopy = false }: { withCopy?: boolean }) {
  const t = useTranslations('displays');
  const address = `${window.location.origin}/display`;
  const { copy, copied } = useClipboard({ timeout: 3_000 });
  if (!withCopy) return <code className={classes.code}>{address}</code>;
  return (
    <span className={classes.line}>
      <code className={classes.code}>{address}</code>
      <Button
        variant="default"
        size="sm"
        leftSection={<Icon name={copied ? 'check' : 'copy'} size={18} />}
        aria-label={t('copyAddress')}
        onClick={() => copy(address)}
      >
        {t(copied ? 'copied' : 'copy')}
      </Button>
    </span>
  );
}
