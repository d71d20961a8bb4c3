import { Box, Group, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { fieldId } from '../../../../document/faults.ts';
import { lazyComponent } from '../../../../lib/lazy-when-idle.ts';
import { PlainButton } from '../../../../ui/plain-button.tsx';
import { pointAt } from '../../../../ui/point-moves.ts';
import { useReadOnly } from '../../../../ui/read-only.ts';
import { MediaImage } from '../../../media/image/media-image.tsx';
import { changeEntry, entriesOf } from '../content-edits.ts';
import classes from './entry-rows.module.css';
import type { SectionEditor } from './section-context.ts';
import { useEntryNames } from './section-context.ts';

const PathNotes = lazyComponent(async () => (await import('./path-editor.tsx')).PathNotes);
const PathEditor = lazyComponent(async () => (await import('./path-editor.tsx')).PathEditor);

type PointMapProps = { editor: SectionEditor; placing: string | null; onPlaced: () => void };

export function PointMap({ editor, placing, onPlaced }: PointMapProps) {
  const t = useTranslations('editor');
  const words = useTranslations('paths');
  const nameOf = useEntryNames(editor);
  const images = entriesOf(editor.content, 'image');
  const points = entriesOf(editor.content, 'point-title');
  const map = images.find(({ id }) => id === editor.content.map);
  const asset = map && editor.assets.get(map.media);
  const chosen = points.find(({ id }) => id === placing);
  const readOnly = useReadOnly();
  const [isDrawing, setDrawing] = useState(false);
  if (readOnly && !asset) return null;
  const pins = points.map(
    ({ id, place }, index) =>
      place && (
        <span
          key={id}
          className={classes.pin}
          data-chosen={id === placing || undefined}
          style={{ left: `${place.x * 100}%`, top: `${place.y * 100}%` }}
        >
          <span aria-hidden>{index + 1}</span>
        </span>
      ),
  );

  return (
    <Stack gap={12} mb={24} p={20} className="shape-card" id="point-map">
      {readOnly ? (
        <p className={classes.label}>{t('map')}</p>
      ) : (
        <NativeSelect
          id="map"
          label={t('map')}
          description={images.length ? t('mapHint') : t('mapNeedsImage')}
          value={editor.content.map ?? ''}
          disabled={images.length === 0}
          data={[
            { value: '', label: t('mapNone') },
            ...images.map((image) => ({ value: image.id, label: nameOf(image) })),
          ]}
          onChange={({ currentTarget }) => {
            const id = currentTarget.value || null;
            editor.edit((content) => ({ ...content, map: id }));
          }}
        />
      )}
      {asset && (!isDrawing || chosen) && (
        // The number fields of each point do the same for whoever cannot point.
        // biome-ignore lint/a11y/noStaticElementInteractions: see above
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        <div
          className={classes.sheet}
          data-placing={chosen ? true : undefined}
          onClick={(event) => {
            if (!chosen) return;
            const place = pointAt(event, event.currentTarget.getBoundingClientRect());
            editor.edit(changeEntry<'point-title'>(chosen.id, { place }));
            onPlaced();
          }}
        >
          <MediaImage asset={asset} sizes="720px" />
          {pins}
        </div>
      )}
      {asset && isDrawing && !chosen && (
        <PathEditor editor={editor} asset={asset}>
          {pins}
        </PathEditor>
      )}
      {chosen && <p role="status">{t('mapPlace', { name: nameOf(chosen) })}</p>}
      {asset && (
        <Group id={fieldId('presentation', 'paths')} tabIndex={-1} gap={12} align="center">
          <Box flex="1 1 260px">
            <p className={classes.label}>
              {words('title')}: {words('count', { count: editor.content.paths?.stretches.length ?? 0 })}
            </p>
            {!readOnly && <p className="shape-note">{words('intro')}</p>}
          </Box>
          {!readOnly && (
            <PlainButton
              icon="route"
              aria-expanded={isDrawing}
              disabled={!!chosen}
              onClick={() => setDrawing(!isDrawing)}
            >
              {words(isDrawing ? 'finish' : 'draw')}
            </PlainButton>
          )}
        </Group>
      )}
      {asset && !isDrawing && !readOnly && editor.content.paths && (
        <PathNotes editor={editor} asset={asset} />
      )}
    </Stack>
  );
}
