import type { ReleaseMedia } from '@psifida/contract/content/release';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { type Listening, ListenSign } from '../common/listen.tsx';
import { Picture } from '../common/picture.tsx';
import { useMarks } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import { FittedTitle } from '../common/titles.tsx';
import typography from '../common/typography.module.css';
import { Zoomable } from '../common/zoomable.tsx';
import type { Glass } from '../scene.ts';
import type { Plate } from './food-attract.tsx';
import styles from './food-page.module.css';

type FoodPageProps = {
  plate: Plate;
  inert?: boolean;
  /** May share the glass otherwise, by `--picture` and `--words`. */
  className?: string | undefined;
  /** Further pictures of it, and what each is called: one of them takes the place of the first when it is chosen. */
  others?: readonly ReleaseMedia[];
  nameOf?: (at: number, of: number) => string;
  children: ReactNode;
};

const none: readonly ReleaseMedia[] = [];

/** One plate, opened: its picture on one side, what is said about it on the other. */
export function FoodPage(props: FoodPageProps) {
  const { plate, inert = false, className = '', others = none, nameOf, children } = props;
  const { language, glass } = useScene();
  const [chosen, setChosen] = useState(0);
  const marks = useMarks();
  const { presentation, entry, kind, id, media } = plate;
  const pictures = [media, ...others.filter((one) => one.id !== media.id)].slice(0, thumbsIn(glass));
  return (
    <main
      className={`${styles.page} ${className}`}
      lang={language}
      inert={inert}
      {...marks.entry(presentation, entry, kind)}
    >
      <div className={styles.picture}>
        <Zoomable key={pictures[chosen]?.id} media={pictures[chosen] ?? media} corner="reach" byTap>
          <Picture
            media={pictures[chosen] ?? media}
            size="full"
            {...(chosen === 0 && { mark: marks.own(kind, id, 'image') })}
          />
        </Zoomable>
        {nameOf && pictures.length > 1 && (
          <ul className={styles.thumbs}>
            {pictures.map((one, at) => (
              <li key={one.id}>
                <button
                  type="button"
                  aria-label={nameOf(at + 1, pictures.length)}
                  aria-pressed={at === chosen}
                  onClick={() => setChosen(at)}
                >
                  <Picture media={one} size="small" alt="" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.words}>{children}</div>
    </main>
  );
}

/** So many stand in one row on the picture, each as large as a finger. */
const thumbsIn = ({ width, height, targetPx, airPx }: Glass): number =>
  Math.max(1, Math.floor((width * (height > width ? 1 : 0.46) - 2 * airPx) / (targetPx * 1.5 + airPx * 0.5)));

/** Of the glass's height, for a page's title. */
const titleShare = 0.24;

export function PageTitle({ plate: { kind, id, title } }: { plate: Plate }) {
  const { language } = useScene();
  const mark = useMarks().own(kind, id, 'title');
  return (
    <FittedTitle title={title[language]} most={2.4} share={titleShare} className={styles.title} mark={mark} />
  );
}

export const SectionTitle = ({ children }: { children: ReactNode }) => (
  <h2 className={styles.section}>{children}</h2>
);

export const Actions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);

type ActionProps = Omit<ComponentProps<'button'>, 'type' | 'onClick'> & {
  /** `main` is the way on; `round` carries a sign alone. */
  look?: 'main' | 'round';
  first?: boolean;
  onPress(): void;
};

/** The button that lets one hear it. */
export const ListenAction = ({ listening, tight }: { listening: Listening | null; tight: boolean }) =>
  listening && (
    <Action
      {...(tight ? { look: 'round' as const, 'aria-label': listening.name } : {})}
      onPress={listening.toggle}
    >
      <ListenSign listening={listening} /> {!tight && listening.name}
    </Action>
  );

/** A button at the foot of a page. */
export function Action({ look, first = false, onPress, className = '', ...rest }: ActionProps) {
  const looks = [styles.action, look && styles[look], first && styles.first].filter(Boolean).join(' ');
  return (
    <button
      {...rest}
      type="button"
      className={`${typography.label} ${looks} ${className}`}
      onClick={onPress}
    />
  );
}
