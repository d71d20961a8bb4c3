import { Button, Group } from '@mantine/core';
import { mediaOfContent } from '@psifida/contract/content/presentation-content';
import type { ErasableKind, PastMoment } from '@psifida/contract/content/shown';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ProblemBanner } from '../../ui/banner.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import classes from './past.module.css';
import { useErase } from './past-queries.ts';

type Erasable = { kind: ErasableKind; id: string; label: string };

type EraseListProps = { moment: PastMoment; onErased: () => void };

export function EraseList({ moment: { manifest, showing }, onErased }: EraseListProps) {
  const t = useTranslations('past');
  const language = useLocale();
  const erase = useErase();
  const [asked, setAsked] = useState<Erasable | null>(null);
  const shown = manifest?.presentations.find(({ id }) => id === showing?.presentation);
  if (!manifest || !shown) return null;
  const media = mediaOfContent(shown).flatMap((id) => {
    const [one, audio] = [manifest.media[id], manifest.audios?.[id]];
    return one ? [{ id, name: one.title || one.alt[language] }] : audio ? [{ id, name: audio.title }] : [];
  });
  const erasable: Erasable[] = [
    {
      kind: 'presentation',
      id: shown.id,
      label: t('erasePresentation', { title: shown.title[language] }),
    },
    ...media.map(({ id, name }) => ({
      kind: 'media' as const,
      id,
      label: t('eraseMedia', { title: name || t('untitled') }),
    })),
  ];
  return (
    <details className={classes.erase}>
      <summary>{t('eraseTitle')}</summary>
      <p className="shape-quiet">{t('eraseIntro')}</p>
      {erase.error && <ProblemBanner error={erase.error} />}
      <Group component="ul" align="stretch" gap={8} p={0} className={classes.erasable}>
        {erasable.map((one) => (
          <li key={one.id}>
            <Button variant="default" onClick={() => setAsked(one)}>
              {one.label}
            </Button>
          </li>
        ))}
      </Group>
      <ConfirmDialog
        opened={!!asked}
        title={t('eraseAsk')}
        stay={t('eraseStay')}
        go={t('eraseGo')}
        loading={erase.isPending}
        onStay={() => setAsked(null)}
        onGo={() =>
          asked &&
          erase.mutate(
            { body: { kind: asked.kind, id: asked.id } },
            { onSuccess: onErased, onSettled: () => setAsked(null) },
          )
        }
      >
        <p>
          <strong>{asked?.label}</strong>
        </p>
        <p>{t('eraseText')}</p>
      </ConfirmDialog>
    </details>
  );
}
