import type { ReleaseMedia } from '@psifida/contract/content/release';
import { type ComponentProps, type CSSProperties, type ReactNode, useState } from 'react';
import { Icon } from '../common/controls/buttons.tsx';
import { Credit, Image } from '../common/media/image.tsx';
import { type Listening, ListenSign } from '../common/media/listen.tsx';
import type { VersionButton } from '../common/media/versions.tsx';
import { Zoomable } from '../common/media/zoomable.tsx';
import { useMarks } from '../common/places.ts';
import { useScene } from '../common/scene-context.ts';
import shapes from '../common/shapes.module.css';
import { FittedTitle } from '../common/text/titles.tsx';
import type { Glass } from '../scene.ts';
import type { Plate } from './food-attract.tsx';
import styles from './food-page.module.css';

type FoodPageProps = {
  plate: Plate;
  inert?: boolean;
  /** Of the glass's width, where it is wider than tall. */
  wordsShare: number;
  /** Further images, and what each is called; the chosen one takes the place of the first. */
  others?: readonly ReleaseMedia[];
  nameOf?: (at: number, of: number) => string;
  children: ReactNode;
};

const none: readonly ReleaseMedia[] = [];

export function FoodPage(props: FoodPageProps) {
  const { plate, inert = false, wordsShare, others = none, nameOf, children } = props;
  const { language, glass } = useScene();
  const [chosen, setChosen] = useState(0);
  const marks = useMarks();
  const { presentation, entry, kind, id, media } = plate;
  const images = [media, ...others.filter((one) => one.id !== media.id)].slice(
    0,
    thumbsIn(glass, 1 - wordsShare),
  );
  return (
    <main
      className={styles.page}
      style={{ '--image': `${1 - wordsShare}fr`, '--words': `${wordsShare}fr` } as CSSProperties}
      lang={language}
      inert={inert}
      {...marks.entry(presentation, entry, kind)}
    >
      <div className={styles.image}>
        <Zoomable key={images[chosen]?.id} media={images[chosen] ?? media} corner="reach" byTap>
          <Image
            media={images[chosen] ?? media}
            size="full"
            {...(chosen === 0 && { mark: marks.own(kind, id, 'image') })}
          />
        </Zoomable>
        <Credit media={images[chosen] ?? media} />
        {nameOf && images.length > 1 && (
          <ul className={styles.thumbs}>
            {images.map((one, at) => (
              <li key={one.id}>
                <button
                  type="button"
                  aria-label={nameOf(at + 1, images.length)}
                  aria-pressed={at === chosen}
                  onClick={() => setChosen(at)}
                >
                  <Image media={one} size="small" alt="" />
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

/** As many as stand in one row on the image, each as large as a finger. */
const thumbsIn = ({ width, height, targetPx, airPx }: Glass, share: number): number =>
  Math.max(
    1,
    Math.floor((width * (height > width ? 1 : share) - 2 * airPx) / (targetPx * 1.5 + airPx * 0.5)),
  );

/** Of the glass's height. */
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
  /** It leads back, though it carries no arrow. */
  'data-back'?: boolean;
  /** `main` is the way on; `round` carries a sign alone. */
  look?: 'main' | 'round';
  first?: boolean;
  onPress(): void;
};

export const ListenAction = ({ listening, tight }: { listening: Listening | null; tight: boolean }) =>
  listening && (
    <Action
      {...(tight ? { look: 'round' as const, 'aria-label': listening.name } : {})}
      onPress={listening.toggle}
    >
      <ListenSign listening={listening} /> {!tight && listening.name}
    </Action>
  );

type VersionActionsProps = { buttons: readonly VersionButton[]; tight: boolean };

export const VersionActions = ({ buttons, tight }: VersionActionsProps) =>
  buttons.map(({ icon, name, pressed, toggle }) => (
    <Action
      key={icon}
      {...(tight ? { look: 'round' as const, 'aria-label': name } : {})}
      aria-pressed={pressed}
      onPress={toggle}
    >
      <Icon name={icon} /> {!tight && name}
    </Action>
  ));

export function Action({ look, first = false, onPress, className = '', ...rest }: ActionProps) {
  const looks = [styles.action, look && styles[look], first && styles.first].filter(Boolean).join(' ');
  return (
    <button {...rest} type="button" className={`${shapes.label} ${looks} ${className}`} onClick={onPress} />
  );
}
