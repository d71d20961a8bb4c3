import { Text } from '@mantine/core';
import { tidyLine } from '@psifida/contract/bilingual';
import { useTranslations } from 'use-intl';
import { PlainButton } from '../../../ui/plain-button.tsx';

type ProposalProps = {
  field: string;
  text: string | undefined;
  current: string;
  onUse: (text: string) => void;
};

/** What the file says of itself, until it is taken over. */
export function Proposal({ field, text: written = '', current, onUse }: ProposalProps) {
  const t = useTranslations('media.details');
  // As it would be saved: what could turn a line around is not shown either.
  const text = tidyLine(written);
  if (!text || text === current) return null;
  return (
    <div className="shape-line">
      <Text fz={14} c="var(--ink-quiet)" flex={1} miw={180}>
        {t('fileSays', { text })}
      </Text>
      <PlainButton icon="plus" onClick={() => onUse(text)}>
        {t('useProposal', { field })}
      </PlainButton>
    </div>
  );
}
