import type { PresentationSummary } from '@psifida/contract/content/presentation';
import { useTranslations } from 'use-intl';
import { useRequirementTexts } from '../../i18n/requirement-texts.ts';
import { Pill } from '../../ui/pill.tsx';

type Stateful = Pick<PresentationSummary, 'active' | 'missing'>;

export const stateOf = ({ active, missing }: Stateful): 'active' | 'inactive' | 'draft' => {
  if (active) return 'active';
  return missing.length > 0 ? 'draft' : 'inactive';
};

const tones = { active: 'good', inactive: 'quiet', draft: 'wait' } as const;
const icons = { active: 'circle-check', inactive: 'circle-dashed', draft: 'pencil' } as const;

export function PresentationState({ presentation }: { presentation: Stateful }) {
  const t = useTranslations('states');
  const state = stateOf(presentation);
  return (
    <Pill tone={tones[state]} icon={icons[state]}>
      {t(state)}
    </Pill>
  );
}

/** 'Draft: 4 images missing', or that it is whole. */
export function Completeness({ presentation }: { presentation: Stateful }) {
  const t = useTranslations('states');
  const { draft } = useRequirementTexts();
  if (presentation.missing.length > 0) return draft(presentation.missing);
  return presentation.active ? t('shown') : t('complete');
}
