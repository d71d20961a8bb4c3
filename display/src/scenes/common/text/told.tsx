import type { Words } from '@psifida/contract/bilingual';
import type { Mark } from '../places.ts';
import { withHyphens } from './with-hyphens.ts';

type ToldProps = {
  said: Words | null;
  mark: Mark;
  className?: string | undefined;
  as?: 'h2' | 'p';
};

/** In the language that it is written in; nothing where nobody wrote it. */
export function Told({ said, mark, className, as: Element = 'p' }: ToldProps) {
  if (!said?.words) return null;
  return (
    <Element className={className} lang={said.lang} {...mark}>
      {withHyphens(said.words, said.lang)}
    </Element>
  );
}
