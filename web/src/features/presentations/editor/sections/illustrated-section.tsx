import { Group } from '@mantine/core';
import type { MediaAsset } from '@psifida/contract/content/media';
import { coverEntry } from '@psifida/contract/content/presentation-content';
import { hasVersions, storyOf } from '@psifida/contract/registry/stories';
import { useCallback, useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { rowFieldId } from '../../../../document/faults.ts';
import { useOpensPlace } from '../../../../document/field-places.ts';
import { genders } from '../../../../i18n/genders.ts';
import { useProblemText } from '../../../../i18n/problem-text.ts';
import { useRequirementTexts } from '../../../../i18n/requirement-texts.ts';
import { useNewest } from '../../../../lib/use-newest.ts';
import { useOpensField } from '../../../../ui/focus.ts';
import { LongGrid } from '../../../../ui/long-grid.tsx';
import { PlainButton } from '../../../../ui/plain-button.tsx';
import { EmptyList, SortableList, useSortableTexts } from '../../../../ui/sortable-list.tsx';
import { assetName } from '../../../media/image/asset-name.ts';
import { sizeText } from '../../../media/image/resolution-badge.tsx';
import { FileDrop } from '../../../media/uploads/file-drop.tsx';
import { addEntries, changeEntry, entriesOf, moveEntry, newIllustrated } from '../content-edits.ts';
import { EntryCard } from './entry-card.tsx';
import classes from './illustrated-section.module.css';
import type { SectionProps } from './section-context.ts';
import { SectionFrame } from './section-frame.tsx';

const shownChoices = ['all', 'active', 'low'] as const;
type Shown = (typeof shownChoices)[number];
const labels = { all: 'filterAll', active: 'filterActive', low: 'filterLow' } as const;

type Kind = 'image' | 'video' | 'puzzle-image';

/** From here on most people look for one among many: small images, more of them at once. */
const manyEntries = 12;

export function IllustratedSection({ section, editor, pick }: SectionProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { problem } = useProblemText();
  const { exactly } = useRequirementTexts();
  const kind = section.kind as Kind;
  const { content, assets } = editor;
  const entries = useMemo(() => entriesOf(content, kind), [content, kind]);
  const [shown, setShown] = useState<Shown>('all');
  /** Null until the person has chosen; a puzzle's image has its titles to be written. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const [refused, setRefused] = useState<{ id: string; text: string } | null>(null);
  // Stable: the grid renders several times while it measures itself.
  const tell = useCallback((id: string, open: boolean) => setTold(open ? id : null), []);
  const lead = (row: string | null, field: string) => {
    if (!entries.some(({ id }) => id === row)) return;
    setShown('all');
    setWanted(row);
    if ([...storyOf(editor.rules, kind), 'easy', 'sign'].some((part) => part === field)) setTold(row);
  };
  useOpensPlace(({ row, field }) => lead(row, field));
  useOpensField((id) => {
    const versions = hasVersions(editor.rules, kind) ? ['easy', 'sign'] : [];
    for (const one of entries)
      for (const part of [...storyOf(editor.rules, kind), ...versions])
        if (id.startsWith(rowFieldId(one.id, part))) lead(one.id, part);
  });
  const compact = kind !== 'puzzle-image' && (chosen ?? entries.length > manyEntries);
  const texts = useSortableTexts(entries.length);
  const cover = coverEntry(content)?.id;

  const groups = {
    all: entries,
    active: entries.filter(({ active }) => active),
    low: entries.filter(({ media }) => assets.get(media)?.lowResolution),
  };
  const visible = groups[shown].map(({ id }) => id);

  const mediaKind = kind === 'video' ? 'video' : 'image';
  const take = (assets: MediaAsset[]) =>
    editor.edit(addEntries(assets.map(({ id }) => newIllustrated(kind, id))));
  /** Only the asset changes: story, category, place and whatever points to the entry stay. */
  const put = (id: string, asset: MediaAsset) => {
    const edit = changeEntry<Kind>(id, { media: asset.id });
    const [broken] = editor.saved?.active ? editor.judgement.brokenBy(edit, asset) : [];
    const refusal =
      asset.kind !== mediaKind
        ? problem('media.kind-differs')
        : broken &&
          t('editor.tooSmall', {
            file: assetName(asset, locale),
            size: sizeText(asset.size),
            things: exactly(broken),
          });
    setRefused(refusal ? { id, text: refusal } : null);
    if (!refusal) editor.edit(edit);
  };
  const newest = useNewest((id: string) =>
    pick({ kind: mediaKind, multiple: false, onPick: ([asset]) => asset && put(id, asset) }),
  );
  const replace = useCallback((id: string) => newest.current(id), [newest]);

  return (
    <SectionFrame
      section={section}
      hint={entries.length > 1 && t('editor.reorderHint')}
      action={
        <PlainButton
          icon="photo-plus"
          onClick={() => pick({ kind: mediaKind, onPick: take })}
          id={`add-${kind}`}
        >
          {t(`editor.add.${kind}`)}
        </PlainButton>
      }
    >
      <FileDrop
        kind={mediaKind}
        onArrived={(assets, onto) => {
          const [first] = assets;
          if (onto && first) put(onto, first);
          else take(assets);
        }}
      >
        {entries.length === 0 && <EmptyList>{t(`editor.empty.${kind}`)}</EmptyList>}
        {entries.length > 4 && (
          <Group component="fieldset" gap={8} align="stretch" mb={16} aria-label={t('editor.filters')}>
            {shownChoices.map((choice) => (
              <button
                key={choice}
                type="button"
                className={classes.chip}
                aria-pressed={shown === choice}
                onClick={() => setShown(choice)}
              >
                {t(`editor.${labels[choice]}`, {
                  count: String(groups[choice].length),
                  gender: genders[kind],
                })}
              </button>
            ))}
            {kind !== 'puzzle-image' && (
              <button
                type="button"
                className={classes.chip}
                aria-pressed={compact}
                onClick={() => setChosen(!compact)}
              >
                {t('editor.compact')}
              </button>
            )}
          </Group>
        )}
        <SortableList
          ids={visible}
          texts={texts}
          onMove={(id, to) => {
            // Among all of them, also while only some are shown.
            const neighbour = visible[to];
            editor.edit(
              moveEntry(
                id,
                entries.findIndex((one) => one.id === neighbour),
              ),
            );
          }}
        >
          <LongGrid
            ids={visible}
            cardWidth={compact ? 144 : 248}
            gap={compact ? 12 : 24}
            rowHeight={kind === 'puzzle-image' ? 440 : compact ? 150 : 280}
            label={t(`kinds.${kind}.title`)}
            wanted={wanted}
          >
            {(id) => {
              const index = entries.findIndex((one) => one.id === id);
              const entry = entries[index];
              return (
                entry && (
                  <EntryCard
                    {...{ entry, section, editor, pick, compact }}
                    position={index + 1}
                    all={entries.length}
                    isCover={id === cover}
                    told={told === id}
                    onTell={tell}
                    onReplace={replace}
                    notReplaced={refused?.id === id ? refused.text : undefined}
                  />
                )
              );
            }}
          </LongGrid>
        </SortableList>
      </FileDrop>
    </SectionFrame>
  );
}
