import type { Bilingual } from '@psifida/contract/content/bilingual';
import { altOf } from '../common/alt-of.ts';
import { Dialog } from '../common/dialog.tsx';
import { Picture } from '../common/picture.tsx';
import { RoundButton } from '../common/round-button.tsx';
import { useScene } from '../common/scene-context.ts';
import { ScrollArea } from '../common/scroll-area.tsx';
import { texts } from '../common/texts.ts';
import typography from '../common/typography.module.css';
import { useSharpening } from '../common/use-sharpening.ts';
import styles from './cloud.module.css';
import type { CloudPicture } from './cloud-content.ts';

type OpenedPictureProps = {
  picture: CloudPicture;
  /** Through which one can go on from here: its category. */
  within: readonly CloudPicture[];
  /** What stands there when nobody has described the picture. */
  fallback: Bilingual;
  onOpen(id: string): void;
  onClose(): void;
};

export function OpenedPicture({
  picture: { id, media, category },
  within,
  fallback,
  onOpen,
  onClose,
}: OpenedPictureProps) {
  const { language } = useScene();
  const size = useSharpening(media.id);
  const at = within.findIndex((one) => one.id === id);
  const beside = (way: 1 | -1) => within[(at + way + within.length) % within.length];
  const open = (way: 1 | -1) => {
    const other = beside(way);
    if (other) onOpen(other.id);
  };
  const said = altOf(media, language) || fallback[language];
  return (
    <Dialog label={said} className={styles.opened}>
      <div className={styles.openedPicture}>
        <Picture media={media} size={size} fit="contain" alt="" />
      </div>
      <div className={styles.caption}>
        <ScrollArea key={id} lang={language} className={styles.words}>
          {category && <p className={styles.categoryName}>{category.title[language]}</p>}
          <h2 className={typography.heading}>{said}</h2>
        </ScrollArea>
        <div className={styles.controls}>
          {within.length > 1 && (
            <>
              <RoundButton
                icon="previous"
                label={texts[language].previousPicture}
                lang={language}
                onPress={() => open(-1)}
              />
              <RoundButton
                icon="next"
                label={texts[language].nextPicture}
                lang={language}
                onPress={() => open(1)}
              />
              <p className={styles.count}>
                {at + 1} / {within.length}
              </p>
            </>
          )}
          <RoundButton
            icon="close"
            label={texts[language].close}
            lang={language}
            onPress={onClose}
            className={styles.close}
          />
        </div>
      </div>
    </Dialog>
  );
}
