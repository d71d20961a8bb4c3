import { Box } from '@mantine/core';
import type { PresentationSummary } from '@psifida/contract/content/presentation';
import type { Judged } from '@psifida/contract/content/presentation-status';
import type { SystemId } from '@psifida/contract/registry/systems';
import { memo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useAudience } from '../../api/audiences.ts';
import { statusTexts, statusTone } from '../../i18n/status-text.ts';
import { StatePill, stateOf } from '../../ui/pill.tsx';

type StateProps = { presentation: Pick<PresentationSummary, 'active' | 'missing'> };

export const PresentationState = memo(function PresentationState({ presentation }: StateProps) {
  const t = useTranslations('states');
  const state = stateOf(presentation);
  return <StatePill state={state}>{t(state)}</StatePill>;
});

type StatusSentenceProps = { presentation: Judged & { system: SystemId } };

/** R-WORK-15: the one sentence about where it is now, the same on every page. */
export const StatusSentence = memo(function StatusSentence({ presentation }: StatusSentenceProps) {
  const locale = useLocale();
  const audience = useAudience(presentation.system);
  if (!audience) return null;
  const status = audience.statusOf(presentation);
  return (
    <Box component="span" c="var(--tone)" data-tone={statusTone(status)}>
      {statusTexts(locale).status(status, audience.now)}
    </Box>
  );
});
