import { Button, Group, Stack } from '@mantine/core';
import { lacksAlt, type MediaAsset } from '@psifida/contract/content/media';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isPressed } from '../../../lib/shortcuts.ts';
import { ProblemBanner } from '../../../ui/banner.tsx';
import { Dialog, useQuestion } from '../../../ui/confirm-dialog.tsx';
import type { Seen } from '../../../ui/many/selection.ts';
import { Placeholder } from '../../../ui/placeholder.tsx';
import { AltField } from '../details/alt-field.tsx';
import { MediaImage } from '../image/media-image.tsx';
import { assetQuery } from '../image/use-assets.ts';
import { type MediaFilter, selectAllMedia, useMediaChanges } from '../media-queries.ts';
import classes from './alt-texts.module.css';

type Described = Pick<MediaAsset, 'alt' | 'decorative'>;

type AltTextsProps = {
  opened: boolean;
  onClose: () => void;
  filter: MediaFilter;
  /** Those that were selected; none: all that the list shows. */
  selected: ReadonlyMap<string, Seen>;
};

export function AltTexts({ opened, onClose, filter, selected }: AltTextsProps) {
  const t = useTranslations('media.altTexts');
  const [typed, setTyped] = useState<ReadonlyMap<string, Described>>(new Map());
  const leave = () => {
    setTyped(new Map());
    onClose();
  };
  const [ask, question] = useQuestion({
    title: t('leaveTitle'),
    children: <p>{t('leaveText')}</p>,
    stay: t('stay'),
    go: t('leave'),
    onGo: leave,
  });
  return (
    <>
      <Dialog large opened={opened} size={1080} title={t('title')} onClose={typed.size > 0 ? ask : leave}>
        {/* Only while it is open: each time it begins with what is missing then. */}
        <Sequence filter={filter} selected={selected} typed={typed} onTyped={setTyped} onClose={leave} />
      </Dialog>
      {question}
    </>
  );
}

type SequenceProps = Pick<AltTextsProps, 'filter' | 'selected' | 'onClose'> & {
  typed: ReadonlyMap<string, Described>;
  onTyped: (typed: ReadonlyMap<string, Described>) => void;
};

function Sequence({ filter, selected, typed, onTyped, onClose }: SequenceProps) {
  const t = useTranslations('media.altTexts');
  const shell = useTranslations('shell');
  const [missingOnly, setMissingOnly] = useState(true);
  const [at, setAt] = useState(0);
  const [saved, setSaved] = useState(0);
  // Read once: what gets its description meanwhile keeps its place.
  const { data, error, refetch } = useQuery({
    queryKey: ['to-describe', filter, missingOnly, [...selected.keys()]],
    queryFn: async () => {
      const found = await selectAllMedia(selected.size ? {} : filter, missingOnly);
      return found.filter(({ id }) => !selected.size || selected.has(id)).map(({ id }) => id);
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const id = data?.[at];
  return (
    <Stack gap={16}>
      <Group gap="12px 32px" justify="space-between">
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={missingOnly}
            onChange={({ currentTarget }) => {
              setMissingOnly(currentTarget.checked);
              setAt(0);
            }}
          />
          {t('missingOnly')}
        </label>
        <p role="status">
          {data && id && t('place', { at: String(at + 1), all: String(data.length) })}
          {saved > 0 && ` · ${t('saved', { count: saved })}`}
        </p>
      </Group>
      {error && <ProblemBanner error={error} onRetry={refetch} />}
      {!data && !error && <Placeholder heights={[320]} />}
      {data && !id && (
        <Stack gap={16} py={32} role="status">
          <p>{t(data.length > 0 ? 'end' : 'none')}</p>
          <div className="shape-line">
            {data.length > 0 && (
              <Button variant="default" onClick={() => setAt(0)}>
                {t('again')}
              </Button>
            )}
            <Button data-autofocus onClick={onClose}>
              {shell('close')}
            </Button>
          </div>
        </Stack>
      )}
      {id && (
        <One
          key={id}
          id={id}
          typed={typed.get(id)}
          onTyped={(described) => {
            const next = new Map(typed);
            if (described) next.set(id, described);
            else next.delete(id);
            onTyped(next);
          }}
          onPrevious={at > 0 ? () => setAt(at - 1) : null}
          onNext={() => setAt(at + 1)}
          onSaved={() => setSaved(saved + 1)}
        />
      )}
    </Stack>
  );
}

type OneProps = {
  id: string;
  typed: Described | undefined;
  onTyped: (described: Described | null) => void;
  onPrevious: (() => void) | null;
  onNext: () => void;
  onSaved: () => void;
};

function One({ id, typed, onTyped, onPrevious, onNext, onSaved }: OneProps) {
  const t = useTranslations('media.altTexts');
  const queries = useQueryClient();
  const { data: asset, error } = useQuery(assetQuery(id));
  const { edit } = useMediaChanges();
  const fields = useRef<HTMLDivElement>(null);
  const isThere = !!asset;
  const { alt, decorative } = typed ?? asset ?? { alt: { el: '', en: '' }, decorative: false };
  const set = (part: Partial<Described>) => onTyped({ alt, decorative, ...part });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the next image, as soon as its fields are there
  useEffect(() => {
    const [greek, english] = fields.current?.querySelectorAll('textarea') ?? [];
    (greek?.value && !english?.value ? english : greek)?.focus();
  }, [id, isThere]);

  const save = async () => {
    if (!asset || edit.isPending) return;
    if (typed) {
      const { title, focalPoint, version } = asset;
      const tidy = { el: alt.el.trim(), en: alt.en.trim() };
      const done = await edit
        .mutateAsync({ params: { id }, body: { title, focalPoint, version, decorative, alt: tidy } })
        .catch(() => null);
      // On a conflict the text stays, over the refetched version.
      if (!done) return void queries.invalidateQueries({ queryKey: assetQuery(id).queryKey });
      onTyped(null);
      if (!lacksAlt({ kind: asset.kind, alt: tidy, decorative })) onSaved();
    }
    onNext();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPressed('saveNext', event)) return;
    event.preventDefault();
    void save();
  };

  return (
    <Stack gap={16} onKeyDown={onKeyDown}>
      {error && <ProblemBanner error={error} />}
      {edit.error && <ProblemBanner error={edit.error} />}
      {asset === null && <p role="alert">{t('gone')}</p>}
      {asset && (
        <div className={classes.pair}>
          <figure className={classes.image}>
            <MediaImage asset={asset} alt="" sizes="(max-width: 48em) 92vw, 520px" />
            <figcaption>{asset.title}</figcaption>
          </figure>
          <div ref={fields}>
            <AltField
              id="alt-of-many"
              value={alt}
              decorative={decorative}
              onChange={(language, text) => set({ alt: { ...alt, [language]: text } })}
              onDecorative={(on) => set({ decorative: on })}
              errors={{}}
            />
          </div>
        </div>
      )}
      <p className="shape-note">{t('keys')}</p>
      <Group gap={12} align="stretch" justify="flex-end">
        <Button variant="default" disabled={!onPrevious} onClick={() => onPrevious?.()}>
          {t('previous')}
        </Button>
        <Button variant="default" onClick={onNext}>
          {t('skip')}
        </Button>
        <Button disabled={!asset} loading={edit.isPending} onClick={() => void save()}>
          {t('saveNext')}
        </Button>
      </Group>
    </Stack>
  );
}
