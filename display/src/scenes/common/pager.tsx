import type { Language } from '@psifida/contract/bilingual';
import type { ComponentProps } from 'react';
import { Icon, TapButton } from './buttons.tsx';
import styles from './pager.module.css';
import { texts } from './texts.ts';

type PagerProps = Omit<ComponentProps<'div'>, 'lang'> & {
  language: Language;
  at: number;
  pages: number;
  /** Through a text, or through what stands beside each other. */
  through: 'text' | 'list';
  onTurn(to: number): void;
};

const signs = {
  text: { back: 'up', on: 'down' },
  list: { back: 'previous', on: 'next' },
} as const;

/** Where many hands touch one glass, what is longer than its place is turned page by page: a pull would stop the others. */
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
