import { NativeSelect, Skeleton } from '@mantine/core';
import type { EntryOf } from '@psifida/contract/content/entry';
import type { MediaAsset } from '@psifida/contract/content/media';
import type { Section } from '@psifida/contract/registry/registry';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { rowFieldId } from '../../../../document/faults.ts';
import { NumberField, parseWhole } from '../../../../ui/number-field.tsx';
import { useReadOnly } from '../../../../ui/read-only.ts';
import { DragHandle, useSortableItem } from '../../../../ui/sortable-list.tsx';
import { langOf } from '../../../media/image/asset-name.ts';
import { MediaImage } from '../../../media/image/media-image.tsx';
import { ResolutionBadge } from '../../../media/image/resolution-badge.tsx';
import { changeEntry, entriesOf } from '../content-edits.ts';
import { useSecondsTexts } from '../playing-editor.tsx';
import classes from './entry-card.module.css';
import { EntryControls } from './entry-controls.tsx';
import { EntryText } from './entry-text.tsx';
import { type SectionEditor, type SectionProps, useEntryNames } from './section-context.ts';
import { Story } from './story.tsx';

type EntryCardProps = {
  entry: EntryOf<'image'> | EntryOf<'video'> | EntryOf<'puzzle-image'>;
  section: Section;
  editor: SectionEditor;
  pick: SectionProps['pick'];
  position: number;
  all: number;
  isCover: boolean;
  compact?: boolean;
  told: boolean;
  onTell: (id: string, open: boolean) => void;
  onReplace: (id: string) => void;
  notReplaced: string | undefined;
};

export const EntryCard = memo(function EntryCard(props: EntryCardProps) {
  const { entry, editor, isCover, compact = false, told } = props;
  const t = useTranslations('editor');
  const name = useEntryNames(editor)(entry);
  const { item, handle, surface } = useSortableItem(entry.id);

  return (
    <article
      {...item}
      id={rowFieldId(entry.id, 'media')}
      tabIndex={-1}
      className={classes.card}
      aria-label={name}
      data-drop={entry.id}
      data-compact={(compact && !told) || undefined}
      data-wide={told || undefined}
      data-inactive={!entry.active || undefined}
    >
      <div className={classes.image} {...surface}>
        <CardImage
          asset={editor.assets.get(entry.media)}
          isLoading={editor.isLoading}
          sizes={compact ? '200px' : '(min-width: 900px) 25vw, 100vw'}
        />
        {isCover && <span className={classes.cover}>{t('cover')}</span>}
        <span className={classes.handle}>
          <DragHandle handle={handle} name={name} title={t('reorderHint')} />
        </span>
      </div>
      <CardWords {...props} name={name} />
    </article>
  );
});

// Memoised: dragging one card moves all of them, without rendering their content.

type CardImageProps = { asset: MediaAsset | undefined; isLoading: boolean; sizes: string };

const CardImage = memo(function CardImage({ asset, isLoading, sizes }: CardImageProps) {
  const t = useTranslations('editor');
  if (asset) return <MediaImage asset={asset} sizes={sizes} ratio={16 / 9} />;
  return isLoading ? (
    <Skeleton height="100%" radius={0} />
  ) : (
    <p className={classes.gone}>{t('missingAsset')}</p>
  );
});

const CardWords = memo(function CardWords(props: EntryCardProps & { name: string }) {
  const { entry, section, editor, pick, position, all, isCover, compact = false, told, onTell, name } = props;
  const { onReplace, notReplaced } = props;
  const t = useTranslations('editor');
  const asset = editor.assets.get(entry.media);
  const counted =
    !section.quality ||
    !asset ||
    !entry.active ||
    editor.judgement.isCounted(entry.id) ||
    !asset.lowResolution;
  return (
    <div className={classes.words}>
      <div className={classes.line}>
        <strong className={classes.position}>
          <span aria-hidden>{position}</span>
          <span className="shape-unseen">
            {t('position', { position: String(position), all: String(all) })}
          </span>
        </strong>
        {(!compact || asset?.lowResolution) &&
          (asset ? (
            <ResolutionBadge asset={asset} counted={counted} />
          ) : (
            <Skeleton height={28} width={120} />
          ))}
      </div>
      {!compact && (
        <p className={classes.name} lang={langOf(name)}>
          {name}
        </p>
      )}
      {entry.kind === 'image' && section.inCategory && (
        <CategoryChoice entry={entry} editor={editor} name={name} />
      )}
      {entry.kind === 'image' && entry.seconds !== undefined && (
        <OwnTime entry={entry} editor={editor} name={name} />
      )}
      {entry.kind === 'puzzle-image' && <PuzzleTitle entry={entry} editor={editor} />}
      {entry.kind !== 'puzzle-image' && (
        <Story {...{ entry, editor, pick, name, told }} onTell={(open) => onTell(entry.id, open)} />
      )}
      <EntryControls {...{ entry, editor, isCover, onReplace, notReplaced }} />
    </div>
  );
});

type CategoryChoiceProps = { entry: EntryOf<'image'>; editor: SectionEditor; name: string };

function CategoryChoice({ entry, editor, name }: CategoryChoiceProps) {
  const t = useTranslations('editor');
  const nameOf = useEntryNames(editor);
  const readOnly = useReadOnly();
  const categories = entriesOf(editor.content, 'image-category');
  const chosen = categories.find(({ id }) => id === entry.category);
  if (readOnly) return <p className={classes.name}>{chosen ? nameOf(chosen) : t('noCategory')}</p>;
  return (
    <NativeSelect
      size="sm"
      id={rowFieldId(entry.id, 'category')}
      aria-label={t('categoryOf', { name })}
      value={entry.category ?? ''}
      data={[
        { value: '', label: t('noCategory') },
        ...categories.map((category) => ({ value: category.id, label: nameOf(category) })),
      ]}
      onChange={({ currentTarget }) =>
        editor.edit(changeEntry<'image'>(entry.id, { category: currentTarget.value || null }))
      }
    />
  );
}

function OwnTime({ entry, editor, name }: { entry: EntryOf<'image'>; editor: SectionEditor; name: string }) {
  const t = useTranslations('playing');
  const texts = useSecondsTexts();
  const { id, seconds = Number.NaN } = entry;
  return (
    <NumberField
      id={rowFieldId(id, 'seconds')}
      label={t('eachLabel')}
      name={t('each', { name })}
      error={texts.fault(seconds)}
      value={seconds}
      parse={(typed) => parseWhole(typed) ?? Number.NaN}
      onChange={(next) => editor.edit(changeEntry<'image'>(id, { seconds: next ?? Number.NaN }))}
    />
  );
}

function PuzzleTitle({ entry, editor }: { entry: EntryOf<'puzzle-image'>; editor: SectionEditor }) {
  const t = useTranslations('editor');
  return (
    <div className={classes.stacked}>
      <EntryText editor={editor} entry={entry} field="title" label={t('puzzleTitle')} />
    </div>
  );
}
