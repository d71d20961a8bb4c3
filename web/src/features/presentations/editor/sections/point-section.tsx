import { Button, Group, Stack, TextInput } from '@mantine/core';
import type { EntryOf } from '@psifida/contract/content/entry';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { rowFieldId } from '../../../../document/faults.ts';
import { PlainButton } from '../../../../ui/plain-button.tsx';
import { useReadOnly } from '../../../../ui/read-only.ts';
import { PickedMedia, withMedia } from '../../../media/picker/picked-media.tsx';
import { changeEntry, entriesOf, newPoint } from '../content-edits.ts';
import { EntryAudio } from './entry-audio.tsx';
import classes from './entry-rows.module.css';
import { EntryRow, WrittenSection } from './entry-rows.tsx';
import { EntryText } from './entry-text.tsx';
import { EntryVersions } from './entry-versions.tsx';
import { PointMap } from './point-map.tsx';
import type { SectionProps } from './section-context.ts';

/** R-CONT-06: the points of interest, with their texts, their images and their places on the map. */
export function PointSection({ section, editor, pick }: SectionProps) {
  const [placing, setPlacing] = useState<string | null>(null);
  return (
    <WrittenSection
      section={section}
      editor={editor}
      kind="point-title"
      entries={entriesOf(editor.content, 'point-title')}
      create={newPoint}
      before={<PointMap editor={editor} placing={placing} onPlaced={() => setPlacing(null)} />}
    >
      {(entry) => (
        <PointRow
          key={entry.id}
          {...{ entry, editor, pick }}
          placing={placing === entry.id}
          onPlace={(on) => {
            setPlacing(on ? entry.id : null);
            if (on) document.getElementById('point-map')?.scrollIntoView({ block: 'center' });
          }}
        />
      )}
    </WrittenSection>
  );
}

type PointRowProps = Pick<SectionProps, 'editor' | 'pick'> & {
  entry: EntryOf<'point-title'>;
  placing: boolean;
  onPlace: (on: boolean) => void;
};

function PointRow({ entry, editor, pick, placing, onPlace }: PointRowProps) {
  const t = useTranslations('editor');
  const readOnly = useReadOnly();
  const change = (part: Partial<EntryOf<'point-title'>>) =>
    editor.edit(changeEntry<'point-title'>(entry.id, part));
  return (
    <EntryRow entry={entry} editor={editor}>
      <Stack gap={16} miw={0}>
        <EntryText editor={editor} entry={entry} field="title" label={t('pointTitle')} />
        <EntryText
          editor={editor}
          entry={entry}
          field="text"
          label={t('pointText')}
          hint={t('pointTextHint')}
        />
        <PointImages entry={entry} editor={editor} pick={pick} change={change} />
        <EntryAudio entry={entry} editor={editor} pick={pick} />
        <EntryVersions entry={entry} editor={editor} pick={pick} />
        {editor.content.map && !readOnly && (
          <PointPlace entry={entry} placing={placing} onPlace={onPlace} change={change} />
        )}
      </Stack>
    </EntryRow>
  );
}

type PartProps = { entry: EntryOf<'point-title'>; change: (part: Partial<EntryOf<'point-title'>>) => void };

function PointImages({ entry, editor, pick, change }: PartProps & Pick<SectionProps, 'editor' | 'pick'>) {
  const t = useTranslations('editor');
  const readOnly = useReadOnly();
  if (readOnly && !entry.media.length) return null;
  return (
    <div id={rowFieldId(entry.id, 'media')} tabIndex={-1}>
      <p className={classes.label}>{t('pointImages')}</p>
      <PickedMedia
        pick={pick}
        media={entry.media}
        assets={editor.assets}
        onChange={(media) => change({ media })}
      >
        {!readOnly && (
          <PlainButton
            icon="photo-plus"
            size="sm"
            onClick={() =>
              pick({
                kind: 'image',
                onPick: (picked) => change({ media: withMedia(entry.media, picked) }),
              })
            }
          >
            {t('add.image')}
          </PlainButton>
        )}
      </PickedMedia>
    </div>
  );
}

type PlaceProps = PartProps & { placing: boolean; onPlace: (on: boolean) => void };

/** By clicking on the map, or as numbers: whoever cannot point can still place. */
function PointPlace({ entry, change, placing, onPlace }: PlaceProps) {
  const t = useTranslations('editor');
  const { place } = entry;
  const axis = (name: 'x' | 'y', label: string) => (
    <TextInput
      w={130}
      label={label}
      type="number"
      min={0}
      max={100}
      value={place ? String(Math.round(place[name] * 1000) / 10) : ''}
      onChange={({ currentTarget }) => {
        const share = Math.min(1, Math.max(0, Number(currentTarget.value) / 100));
        if (currentTarget.value === '') change({ place: null });
        else change({ place: { x: 0.5, y: 0.5, ...place, [name]: share } });
      }}
    />
  );
  return (
    <div id={rowFieldId(entry.id, 'place')} tabIndex={-1}>
      <p className={classes.label}>{t('place')}</p>
      <Group gap={12} align="flex-end">
        {axis('x', t('placeX'))}
        {axis('y', t('placeY'))}
        <Button variant="default" aria-pressed={placing} onClick={() => onPlace(!placing)}>
          {placing ? t('placing') : t('placeNow')}
        </Button>
        {place && (
          <Button variant="subtle" color="slate" onClick={() => change({ place: null })}>
            {t('placeClear')}
          </Button>
        )}
      </Group>
    </div>
  );
}
