import { type Language, otherLanguage } from '@psifida/contract/bilingual';
import { languageNames } from '@psifida/contract/content/glass-texts/common-texts';
import { countedLanguage } from '@psifida/contract/content/visits';
import {
  createContext,
  type ReactNode,
  type Ref,
  type RefObject,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { TapButton } from '../common/controls/buttons.tsx';
import { useRounds, useScene } from '../common/scene-context.ts';
import type { SceneProps } from '../scene.ts';
import { edgeOfHand } from '../table/hand-reach.ts';
import type { Point } from '../table/pose.ts';
import type { Half } from './puzzle-table.ts';
import styles from './side-bar.module.css';

/** Where the bars have room for more than the language. */
const Rooms = createContext<Record<Half, HTMLElement | null>>({ bottom: null, top: null });

type SideBarsProps = { sides: Sides; children: ReactNode };

/** The bars stay mounted, so that a finger on a language button may wake the table. */
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

export function InSideBars({ sides, children }: InSideBarsProps) {
  const rooms = use(Rooms);
  return halves.map((half) => {
    const room = rooms[half];
    return room && createPortal(children(half, sides.languageAt(half)), room, half);
  });
}

type SideBarProps = {
  half: Half;
  language: Language;
  onLanguage(): void;
  room: Ref<HTMLSpanElement>;
};

function SideBar({ half, language, onLanguage, room }: SideBarProps) {
  const other = otherLanguage(language);
  return (
    <div className={styles.bar} data-half={half} lang={language}>
      <span ref={room} className={styles.room} />
      <TapButton className={styles.button} lang={other} onPress={onLanguage}>
        {languageNames[other]}
      </TapButton>
    </div>
  );
}

type BarButtonProps = {
  onPress(): void;
  pressed?: boolean;
  main?: boolean;
  /** It leads back, as Escape does. */
  back?: boolean;
  children: ReactNode;
};

export const BarButton = ({ onPress, pressed, main = false, back, children }: BarButtonProps) => (
  <TapButton
    className={`${styles.button} ${main ? styles.main : ''}`}
    aria-pressed={pressed}
    data-back={back}
    onPress={onPress}
  >
    {children}
  </TapButton>
);

export const BarText = ({ children }: { children: ReactNode }) => (
  <span className={styles.text}>{children}</span>
);

export const halves = ['bottom', 'top'] as const satisfies readonly Half[];

export type Sides = {
  languageAt(half: Half): Language;
  switchAt(half: Half): void;
  /** From where the glass was last touched. */
  touched: RefObject<Half>;
  /** From where it is touched there: as the last time, where a hand may come from either. */
  halfAt(at: Point): Half;
};

const halfOf = (side: string | null | undefined) => halves.find((half) => half === side);

/** Each side reads its own language until the visit ends; at first that of the stage. */
export function useSides({
  language,
  visit,
  glass,
}: Pick<SceneProps, 'language' | 'visit' | 'glass'>): Sides {
  const { count } = useScene();
  const [own, setOwn] = useState<Partial<Record<Half, Language>>>({});
  const round = useRounds(visit);
  const [begun, setBegun] = useState(round);
  if (begun !== round) {
    setBegun(round);
    setOwn({});
  }
  const languageAt = (half: Half) => own[half] ?? language;
  const touched = useRef<Half>('bottom');
  const halfAt = (at: Point) => halfOf(edgeOfHand(at, 'bottom', glass)) ?? touched.current;
  const sense = useRef((_: PointerEvent) => {});
  sense.current = ({ target, clientX, clientY }) => {
    // Whoever reads a button's words stands before them.
    const bar =
      target instanceof Element ? target.closest('button')?.closest<HTMLElement>('[data-half]') : null;
    touched.current = halfOf(bar?.dataset.half) ?? halfAt({ x: clientX, y: clientY });
  };
  useEffect(() => {
    const listener = (event: PointerEvent) => sense.current(event);
    window.addEventListener('pointerdown', listener, { capture: true, passive: true });
    return () => window.removeEventListener('pointerdown', listener, { capture: true });
  }, []);
  useEffect(() => {
    if (visit === null) touched.current = 'bottom';
  }, [visit]);
  return {
    ...{ languageAt, touched, halfAt },
    switchAt: (half) => {
      count(countedLanguage[otherLanguage(languageAt(half))]);
      setOwn((all) => ({ ...all, [half]: otherLanguage(languageAt(half)) }));
    },
  };
}
