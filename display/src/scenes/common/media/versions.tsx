import type { Language } from '@psifida/contract/bilingual';
import type { ReleaseMedia } from '@psifida/contract/content/release';
import { easyIn, type Versions } from '@psifida/contract/content/versions';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createStore, useStore } from '../../../device/store.ts';
import { Icon, type IconName, RoundButton } from '../controls/buttons.tsx';
import { useScene } from '../scene-context.ts';
import { beginListening, endListening } from './listening.ts';
import styles from './versions.module.css';

export const versionTexts = {
  el: {
    easy: 'Εύκολο κείμενο',
    signs: 'Στη νοηματική',
    enlarge: 'Μεγαλύτερο βίντεο',
    reduce: 'Μικρότερο βίντεο',
    again: 'Από την αρχή',
    closeSigns: 'Κλείσιμο του βίντεο',
  },
  en: {
    easy: 'Easy text',
    signs: 'Sign language',
    enlarge: 'Larger video',
    reduce: 'Smaller video',
    again: 'From the beginning',
    closeSigns: 'Close the video',
  },
} satisfies Record<Language, Record<string, string>>;

type Chosen = {
  visit: number | null;
  easy: boolean;
  sign: boolean;
  large: boolean;
  /** Whose signs take the place of the page's while they are watched; null: the page's own. */
  part: string | null;
};
const none: Chosen = { visit: null, easy: false, sign: false, large: false, part: null };

/** Who needs it once needs it on every page: it holds for the whole visit. */
const chosenStore = createStore<Chosen>(none);

export type VersionButton = { icon: IconName; name: string; pressed: boolean; toggle(): void };
type Read = {
  /** Null unless a visitor chose it. */
  easy: string | null;
  buttons: readonly VersionButton[];
  signer: ReactNode;
};

/**
 * What has been made in easy language and in signs, behind a button each; nothing where nobody made it. One signer is seen at
 * a time: that of the page, or of the `part` of it whose button was pressed.
 */
export function useVersions(
  of: Versions | undefined,
  language: Language,
  part: string | null = null,
  /** The part is one person's: nobody else reads easy text for it. */
  isPersonal = false,
): Read {
  const { manifest, visit, access } = useScene();
  const ofVisit = (stored: Chosen) => (stored.visit === visit ? stored : { ...none, visit });
  const chosen = ofVisit(useStore(chosenStore));
  const choose = (change: Partial<Chosen>) => chosenStore.set({ ...ofVisit(chosenStore.get()), ...change });
  const [ownEasy, setOwnEasy] = useState(false);
  const isEasy = isPersonal ? ownEasy : chosen.easy;
  const isWatched = chosen.sign && chosen.part === part;
  // A part that has gone leaves the next page its own signs.
  useEffect(() => {
    if (part === null) return;
    return () => {
      const stored = chosenStore.get();
      if (stored.part === part) chosenStore.set({ ...stored, part: null });
    };
  }, [part]);
  const easy = of ? easyIn(of, language) : null;
  const sign = manifest.media[of?.sign ?? ''];
  const video = sign?.video ? sign : null;
  const words = versionTexts[language];
  return {
    easy: isEasy ? easy : null,
    buttons: [
      ...(easy
        ? [
            {
              ...{ icon: 'easy' as const, name: words.easy, pressed: isEasy },
              toggle: () => (isPersonal ? setOwnEasy(!isEasy) : choose({ easy: !isEasy })),
            },
          ]
        : []),
      ...(video
        ? [
            {
              ...{ icon: 'hand' as const, name: words.signs, pressed: isWatched },
              toggle: () => choose({ sign: !isWatched, part, large: access }),
            },
          ]
        : []),
    ],
    signer: video && isWatched && (
      <Signer
        key={video.id}
        {...{ video, language, large: chosen.large }}
        onLarge={(large) => choose({ large })}
        onClose={() => choose({ sign: false })}
      />
    ),
  };
}

type SignerProps = {
  video: ReleaseMedia;
  language: Language;
  large: boolean;
  onLarge(large: boolean): void;
  onClose(): void;
};

/** Silent: what it says is seen. Its buttons lie beneath it, so that no hand covers the hands. */
function Signer({ video, language, large, onLarge, onClose }: SignerProps) {
  const { videoOf, onTrouble } = useScene();
  const element = useRef<HTMLVideoElement>(null);
  const url = videoOf(video);
  const words = versionTexts[language];
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const begin = () => beginListening(current);
    const end = () => endListening(current);
    current.addEventListener('playing', begin);
    for (const event of ['pause', 'ended', 'error'] as const) current.addEventListener(event, end);
    return () => {
      current.removeEventListener('playing', begin);
      current.pause();
      endListening(current);
      // Ends the download.
      current.removeAttribute('src');
      current.load();
    };
  }, []);
  const again = () => {
    const { current } = element;
    if (!current) return;
    current.currentTime = 0;
    current.play().catch(() => {});
  };
  return (
    <section
      className={styles.signer}
      data-large={large || undefined}
      aria-label={words.signs}
      lang={language}
    >
      <video
        ref={element}
        src={url}
        muted
        autoPlay
        playsInline
        disablePictureInPicture
        onError={() => onTrouble('video-broken', video.id)}
      />
      <div className={styles.tools}>
        <RoundButton icon="again" label={words.again} onPress={again} />
        <RoundButton
          icon={large ? 'minus' : 'plus'}
          label={large ? words.reduce : words.enlarge}
          onPress={() => onLarge(!large)}
        />
        <RoundButton icon="close" label={words.closeSigns} onPress={onClose} />
      </div>
    </section>
  );
}

type PillsProps = {
  buttons: readonly VersionButton[];
  language: Language;
  short?: boolean;
  /** Named on the buttons, where there are several of a kind. */
  of?: string | undefined;
  children?: ReactNode;
};

/** Beside the pill that is listened by; in one row where there is room, with signs alone where there is little. */
export const VersionPills = ({ buttons, language, short = false, of, children }: PillsProps) =>
  buttons.length || children ? (
    <div className={styles.ways}>
      {children}
      {buttons.map(({ icon, name, pressed, toggle }) => (
        <button
          key={icon}
          type="button"
          className={styles.pill}
          lang={language}
          aria-pressed={pressed}
          aria-label={short ? [name, ...(of ? [of] : [])].join(': ') : undefined}
          onClick={toggle}
        >
          <Icon name={icon} />
          {!short && name}
        </button>
      ))}
    </div>
  ) : null;

/** Set as easy language asks for: large, in short lines, and no word divided. */
export const EasyText = ({ text, language }: { text: string; language: Language }) => (
  <p className={styles.easy} lang={language}>
    {text}
  </p>
);
