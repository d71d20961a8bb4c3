import type { PresentationSummary } from '@psifida/contract/content/presentation';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { useRequirementTexts } from '../../i18n/requirement-texts.ts';
import { StatePill, stateOf } from '../../ui/pill.tsx';

type Stateful = Pick<PresentationSummary, 'active' | 'missing'>;

export const PresentationState = memo(function PresentationState({
  presentation,
}: {
  presentation: Stateful;
}) {
  const t = useTranslations('states');
  const state = stateOf(presentation);
  return <StatePill state={state}>{t(state)}</StatePill>;
});

/** 'Draft: 4 images missing', or that it is whole. */
export const Completeness = memo(function Completeness({ presentation }: { presentation: Stateful }) {
  const t = useTranslations('states');
  const { draft } = useRequirementTexts();
  if (presentation.missing.length > 0) return draft(presentation.missing);
  return presentation.active ? t('shown') : t('complete');
});
