import type { Language } from '@psifida/contract/bilingual';
import { createContext, type ReactNode, use, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Half } from './puzzle-table.ts';
import { SideBar } from './side-bar.tsx';
import { halves, type Sides } from './use-sides.ts';

/** Where in the bars there is room for more than the language. */
const Rooms = createContext<Record<Half, HTMLElement | null>>({ bottom: null, top: null });

type SideBarsProps = { sides: Sides; children: ReactNode };

/** What lies between the bars of both long sides. They stay, so that a finger on a language button may wake the table. */
export function SideBars({ sides, children }: SideBarsProps) {
  const [bottom, setBottom] = useState<HTMLElement | null>(null);
  const [top, setTop] = useState<HTMLElement | null>(null);
  return (
    <Rooms value={{ bottom, top }}>
      {children}
      {halves.map((half) => (
        <SideBar
          key={half}
          half={half}
          language={sides.languageAt(half)}
          room={half === 'top' ? setTop : setBottom}
          onLanguage={() => sides.switchAt(half)}
        />
      ))}
    </Rooms>
  );
}

type InSideBarsProps = { sides: Sides; children(half: Half, language: Language): ReactNode };

/** What each side has besides its language, in that language. */
export function InSideBars({ sides, children }: InSideBarsProps) {
  const rooms = use(Rooms);
  return halves.map((half) => {
    const room = rooms[half];
    return room && createPortal(children(half, sides.languageAt(half)), room, half);
  });
}
