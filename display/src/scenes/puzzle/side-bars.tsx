import type { Language } from '@psifida/contract/content/bilingual';
import type { ReactNode } from 'react';
import type { Half } from './puzzle-table.ts';
import { SideBar } from './side-bar.tsx';
import { halves, type Sides } from './use-sides.ts';

type SideBarsProps = {
  sides: Sides;
  passing?: boolean;
  /** What the side has besides its language. */
  children(half: Half, language: Language): ReactNode;
};

/** Both long sides, each in its own language. */
export const SideBars = ({ sides, passing = false, children }: SideBarsProps) =>
  halves.map((half) => {
    const language = sides.languageAt(half);
    return (
      <SideBar key={half} {...{ half, language, passing }} onLanguage={() => sides.switchAt(half)}>
        {children(half, language)}
      </SideBar>
    );
  });
