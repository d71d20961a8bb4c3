import { Box } from '@mantine/core';
import type { UsedKind } from '@psifida/contract/kinds';
import { useTranslations } from 'use-intl';
import { AppLink } from '../../ui/link.tsx';
import { listAddress } from './item-addresses.ts';
import classes from './library-links.module.css';

export function LibraryLinks({ kinds }: { kinds: readonly UsedKind[] }) {
  const t = useTranslations('library.home');
  if (kinds.length === 0) return null;
  return (
    <Box component="section" mb={40} aria-labelledby="library-links">
      <Box component="h2" id="library-links" mb={16} fz={24}>
        {t('title')}
      </Box>
      <ul className={classes.links}>
        {kinds.map((kind) => (
          <li key={kind} className={classes.card}>
            <AppLink to={listAddress(kind)} className={classes.link}>
              {t(kind)}
            </AppLink>
            <Box component="p" mt={4} c="var(--ink-quiet)">
              {t(`text.${kind}`)}
            </Box>
          </li>
        ))}
      </ul>
    </Box>
  );
}
