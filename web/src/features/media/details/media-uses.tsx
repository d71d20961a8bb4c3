import { Box } from '@mantine/core';
import type { MediaUse } from '@psifida/contract/content/media';
import { addressOf, addressOfItem } from '@psifida/contract/registry/addresses';
import { useLocale, useTranslations } from 'use-intl';
import { Pill } from '../../../ui/pill.tsx';
import { Use, UseList } from '../../../ui/use-list.tsx';

const addressOfUse = ({ kind, system, id }: MediaUse): string =>
  kind === 'presentation'
    ? addressOf({ screen: 'presentation-edit', ...(system && { system }), id })
    : addressOfItem({ kind, id });

export function MediaUses({ uses }: { uses: readonly MediaUse[] }) {
  const t = useTranslations('media.details');
  const locale = useLocale();
  return (
    <UseList>
      {uses.map((use) => (
        <Use key={use.id} to={addressOfUse(use)} title={use.title[locale]}>
          {use.kind !== 'presentation' && (
            <Box component="span" flex={1} fz={14} c="var(--ink-quiet)">
              {t(`kinds.${use.kind}`)}
            </Box>
          )}
          <Pill tone={use.active ? 'good' : 'quiet'}>
            {t(use.active ? 'active' : 'inactive', { kind: use.kind })}
          </Pill>
        </Use>
      ))}
    </UseList>
  );
}
