import { useTranslations } from 'use-intl';
import { CopyButton } from '../../ui/copy-button.tsx';
import classes from './player-address.module.css';

/** Where the player is, to be typed on a display or sent to whoever stands before it. */
export function PlayerAddress({ withCopy = false }: { withCopy?: boolean }) {
  const t = useTranslations('displays');
  const address = `${window.location.origin}/display`;
  if (!withCopy) return <code className={classes.code}>{address}</code>;
  return (
    <span className={classes.line}>
      <code className={classes.code}>{address}</code>
      <CopyButton size="sm" text={address} aria-label={t('copyAddress')} />
    </span>
  );
}
