import { type Language, languages } from '@psifida/contract/bilingual';
import { usualPanels } from '@psifida/contract/content/panel';
import type { PreviewMessage } from '@psifida/contract/content/preview';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Segments } from '../../ui/choice-group.tsx';
import { Dialog } from '../../ui/confirm-dialog.tsx';
import { PlayerFrame } from './player-frame.tsx';
import classes from './preview.module.css';
import { type PreviewDraft, useDraftManifest } from './use-draft-manifest.ts';

const patienceMs = 12_000;

export type Previewed = PreviewDraft & {
  /** Something in it is not saved yet. */
  unsaved: boolean;
  /** A recipe, dish or product by itself: whether it lacks something is for its own rules to say. */
  item?: { isComplete: boolean };
};

type PreviewDialogProps = Previewed & { opened: boolean; onClose: () => void };

/** What a visitor will see, also before it is saved. */
export function PreviewDialog({ opened, onClose, ...draft }: PreviewDialogProps) {
  const t = useTranslations('preview');
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('title')}
      size="min(1600px, 96vw)"
      padding="md"
      classNames={{ content: classes.content, body: classes.body }}
    >
      <Preview {...draft} />
    </Dialog>
  );
}

function Preview({ unsaved, item, ...draft }: Previewed) {
  const t = useTranslations('preview');
  const installations = useTranslations('installations');
  const [language, setLanguage] = useState<Language>(useLocale());
  const { manifest, news, hasAnything, isComplete, isLoading } = useDraftManifest(draft);
  const lacks = item ? !item.isComplete : !isComplete;
  const intro = item ? (['introItem', 'introItemSaved'] as const) : (['intro', 'introSaved'] as const);
  const { installation } = draft.rules;
  const { pixels, widthMm, viewingDistanceMm } = usualPanels[installation];
  const [state, setState] = useState<'starting' | 'ready' | 'silent'>('starting');

  useEffect(() => {
    const wait = setTimeout(() => setState((now) => (now === 'starting' ? 'silent' : now)), patienceMs);
    return () => clearTimeout(wait);
  }, []);
  const onReady = useCallback(() => setState('ready'), []);

  const message = useMemo<PreviewMessage | null>(
    () =>
      isLoading
        ? null
        : {
            type: 'psifida-preview',
            manifest,
            news,
            languageMode: language,
            panel: { widthMm, viewingDistanceMm },
            presentation: draft.id,
          },
    [isLoading, manifest, news, language, widthMm, viewingDistanceMm, draft.id],
  );

  return (
    <>
      <div className={classes.top}>
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
        <Segments
          legend={t('language')}
          value={language}
          options={languages.map((one) => ({ value: one, label: t(`modes.${one}`) }))}
          onChange={setLanguage}
        />
      </div>
      <p role="status" className={classes.said} data-tone={state === 'silent' ? 'bad' : undefined}>
        {state === 'silent' && t('silent')}
        {state === 'starting' && t('loading')}
        {state === 'ready' && !isLoading && !hasAnything && t('nothing')}
        {state === 'ready' && !isLoading && hasAnything && lacks && t(item ? 'incompleteItem' : 'incomplete')}
      </p>
      <PlayerFrame title={t('frame')} pixels={pixels} message={message} onReady={onReady} />
    </>
  );
}
