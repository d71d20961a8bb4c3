import type { Display } from '@psifida/contract/content/display';
import { useTranslations } from 'use-intl';
import { useWhen } from '../../i18n/when.ts';
import { Pill } from '../../ui/pill.tsx';

const tones = { green: 'good', amber: 'wait', red: 'bad' } as const;
const icons = { green: 'circle-check', amber: 'alert-triangle', red: 'alert-circle' } as const;

/** How it stands, in words first; since when it has been in trouble, or when it was last heard. */
export function DisplayState({ display, className }: { display: Display; className?: string | undefined }) {
  const t = useTranslations('displays');
  const when = useWhen();
  const { state, glass, since } = display;
  return (
    <span className={className}>
      <Pill tone={tones[state]} icon={icons[state]}>
        {t(`words.${glass}`)}
      </Pill>{' '}
      <span>{t(state === 'green' ? 'seen' : 'since', { when: when(since) })}</span>
    </span>
  );
}
