import { Button, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { useTranslations } from 'use-intl';

type ActivateButtonProps = {
  children: string;
  /** What is still missing for it, in words; nothing when nothing is. */
  lacks: string;
  /** It would not be taken now; pressing it all the same says why. */
  stuck: boolean;
  /** The one main action where it stands. */
  main: boolean;
  loading: boolean;
  onActivate: () => void;
};

/** Shows it to visitors. While something is missing it stays reachable and says what. */
export function ActivateButton({ children, lacks, stuck, main, loading, onActivate }: ActivateButtonProps) {
  const t = useTranslations('editor');
  const id = useId();
  const reason = lacks ? t('cannotActivate', { what: lacks }) : undefined;
  return (
    <>
      <Button
        variant={main ? 'filled' : 'default'}
        loading={loading}
        aria-disabled={stuck || undefined}
        data-disabled={stuck || undefined}
        aria-describedby={reason && id}
        title={reason}
        onClick={onActivate}
      >
        {children}
      </Button>
      {reason && <VisuallyHidden id={id}>{reason}</VisuallyHidden>}
    </>
  );
}
