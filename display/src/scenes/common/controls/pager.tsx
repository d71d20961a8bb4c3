import type { Language } from '@psifida/contract/bilingual';
import { texts } from '@psifida/contract/content/glass-texts/common-texts';
import type { ComponentProps } from 'react';
import { Icon, TapButton } from './buttons.tsx';
import styles from './pager.module.css';

type PagerProps = Omit<ComponentProps<'div'>, 'lang'> & {
  language: Language;
  at: number;
  pages: number;
  through: 'text' | 'list';
  onTurn(to: number): void;
};

const signs = {
  text: { back: 'up', on: 'down' },
  list: { back: 'previous', on: 'next' },
} as const;

/** Paged by buttons: scrolling would take the touch away from other hands. */
export function Pager({ language, at, pages, through, onTurn, className = '', ...rest }: PagerProps) {
  const { before, further, previous, next } = texts[language];
  const [back, on] = through === 'text' ? [before, further] : [previous, next];
  if (pages <= 1) return null;
  return (
    <div {...rest} className={`${styles.pager} ${className}`} lang={language}>
      <TapButton aria-label={back} disabled={at === 0} onPress={() => onTurn(at - 1)}>
        <Icon name={signs[through].back} />
      </TapButton>
      <span>
        {at + 1} / {pages}
      </span>
      <TapButton aria-label={on} disabled={at === pages - 1} onPress={() => onTurn(at + 1)}>
        <Icon name={signs[through].on} />
      </TapButton>
    </div>
  );
}
