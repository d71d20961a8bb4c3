import { Group } from '@mantine/core';
import { languages } from '@psifida/contract/bilingual';
import type { YouAreHere } from '@psifida/contract/content/display';
import { type Panel, usualPanels } from '@psifida/contract/content/panel';
import type { PreviewMessage } from '@psifida/contract/content/preview';
import type { LibraryKind } from '@psifida/contract/kinds';
import type { Size } from '@psifida/contract/registry/check';
import { type ReactNode, useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Segments } from '../../ui/choice-group.tsx';
import { Dialog } from '../../ui/confirm-dialog.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useSystem } from '../systems/registry.tsx';
import { startsOf } from './draft-manifest.ts';
import { placeNames } from './place-names.ts';
import { PlayerFrame, usePlayerState } from './player-frame.tsx';
import classes from './preview.module.css';
import { type PreviewDraft, useDraftManifest } from './use-draft-manifest.ts';
import { type BesideForm, usePointing } from './use-pointing.ts';

export type Previewed = PreviewDraft & {
  unsaved: boolean;
  /** One of the library by itself: whether it lacks something is for its own rules to say. */
  item?: { kind: LibraryKind; isComplete: boolean };
  /** The instant at which it is seen, where that is not the present. */
  at?: number | undefined;
  /** The glass that it is to be seen on, where it is not the installation's usual one. */
  panel?: Panel;
  youAreHere?: YouAreHere;
  pixels?: Size;
  only?: string;
};

type PreviewDialogProps = Previewed & {
  opened: boolean;
  onClose: () => void;
  /** Where the focus goes when somebody was led to a field is for that to say. */
  returnFocus?: boolean;
  action?: ReactNode;
  form?: BesideForm | null;
};

export function PreviewDialog({ opened, onClose, returnFocus = true, ...draft }: PreviewDialogProps) {
  const t = useTranslations('preview');
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      returnFocus={returnFocus}
      title={t('title')}
      size="min(1600px, 96vw)"
      padding="md"
      classNames={{ content: classes.content, body: classes.body }}
    >
      <Preview {...draft} />
    </Dialog>
  );
}

type PreviewProps = Previewed & Pick<PreviewDialogProps, 'action' | 'form'>;

export function Preview({ unsaved, item, only, action, form = null, ...draft }: PreviewProps) {
  const t = useTranslations('preview');
  const installations = useTranslations('installations');
  const locale = useLocale();
  const { manifest, news, hasAnything, isComplete, isLoading } = useDraftManifest(draft);
  const { id, content, youAreHere, at } = draft;
  const kind = item?.kind;
  const points = form !== null;
  const names = useMemo(
    () => (points ? placeNames({ id, content, manifest }, { item: kind, only }, locale) : {}),
    [points, id, content, manifest, kind, only, locale],
  );
  const pointing = usePointing(form, names);
  const language = pointing.language ?? locale;
  const lacks = item ? !item.isComplete : !isComplete;
  const intro = item ? (['introItem', 'introItemSaved'] as const) : (['intro', 'introSaved'] as const);
  const { installation } = useSystem(draft.system);
  const usual = usualPanels[installation];
  const pixels = draft.pixels ?? usual.pixels;
  const { widthMm, viewingDistanceMm, lowerEdgeMm }: Panel = draft.panel ?? usual;
  const { state, onReady } = usePlayerState();

  const message = useMemo<PreviewMessage | null>(
    () =>
      isLoading
        ? null
        : {
            type: 'psifida-preview',
            manifest,
            news,
            languageMode: language,
            panel: { widthMm, viewingDistanceMm, lowerEdgeMm },
            youAreHere: youAreHere ?? startsOf(manifest),
            at,
            presentation: draft.id,
          },
    [isLoading, manifest, news, language, widthMm, viewingDistanceMm, lowerEdgeMm, youAreHere, at, draft.id],
  );

  const incomplete = lacks && t(item ? 'incompleteItem' : 'incomplete');
  const onPlaces =
    (pointing.unseen && t('unseen', { name: pointing.unseen })) || (pointing.on && t('pointHint'));
  const tone = state === 'silent' ? 'bad' : onPlaces ? 'quiet' : undefined;

  return (
    <>
      <Group gap="12px 24px" justify="space-between">
        <p className="shape-quiet">
          {t(intro[unsaved ? 0 : 1])}{' '}
          <span className={classes.shape}>
            {t('shape', {
              installation: installations(`${installation}.name`),
              width: String(pixels.width),
              height: String(pixels.height),
            })}
          </span>
        </p>
        <Group gap={12}>
          {points && (
            <Switch checked={pointing.on} onChange={pointing.setOn}>
              {t('point')}
            </Switch>
          )}
          <Segments
            legend={t('language')}
            value={language}
            options={languages.map((one) => ({ value: one, label: t(`modes.${one}`) }))}
            onChange={pointing.setLanguage}
          />
          {action}
        </Group>
      </Group>
      <p role="status" className={classes.said} data-tone={tone}>
        {state === 'silent' && t('silent')}
        {state === 'starting' && t('loading')}
        {state === 'ready' && !isLoading && !hasAnything && t(item ? 'nothingItem' : 'nothing')}
        {state === 'ready' && !isLoading && hasAnything && (onPlaces || incomplete)}
      </p>
      <PlayerFrame title={t('frame')} {...{ pixels, message, onReady, pointing }} />
    </>
  );
}
