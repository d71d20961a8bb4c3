import { Box, Button, Stack } from '@mantine/core';
import type { Entry } from '@psifida/contract/content/entry';
import { isIllustrated } from '@psifida/contract/content/presentation-content';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog, DialogFoot } from '../../../../ui/confirm-dialog.tsx';
import { MediaImage } from '../../../media/image/media-image.tsx';
import { entriesOf, swapActive } from '../content-edits.ts';
import classes from './entry-controls.module.css';
import type { SectionEditor } from './section-context.ts';
import { useEntryNames } from './section-context.ts';

export type SwapDialogProps = { opened: boolean; entry: Entry; editor: SectionEditor; onClose: () => void };

/** The way out at a minimum: one goes and another comes in one step. Only what keeps the minimum is offered. */
export function SwapDialog({ opened, entry, editor, onClose }: SwapDialogProps) {
  const t = useTranslations();
  const nameOf = useEntryNames(editor);
  const [chosen, setChosen] = useState<string | null>(null);
  const candidates = opened
    ? entriesOf(editor.content, entry.kind).filter(
        (other) => !other.active && editor.judgement.brokenBy(swapActive(entry.id, other.id)).length === 0,
      )
    : [];
  const selected = candidates.find(({ id }) => id === chosen) ?? candidates[0];

  return (
    <Dialog opened={opened} onClose={onClose} title={t('editor.swapTitle', { name: nameOf(entry) })}>
      <p>{candidates.length ? t('editor.swapText') : t('editor.swapNone')}</p>
      {candidates.length > 0 && (
        <Stack component="fieldset" gap={8} mt={16} aria-label={t('editor.swap')}>
          {candidates.map((candidate) => {
            const asset = isIllustrated(candidate) ? editor.assets.get(candidate.media) : undefined;
            return (
              <Box component="label" key={candidate.id} className="shape-option" mih={44}>
                <input
                  type="radio"
                  name={`swap-${entry.id}`}
                  checked={selected?.id === candidate.id}
                  onChange={() => setChosen(candidate.id)}
                />
                {asset && (
                  <span className={classes.thumb}>
                    <MediaImage asset={asset} sizes="96px" ratio={16 / 9} alt="" />
                  </span>
                )}
                {nameOf(candidate)}
              </Box>
            );
          })}
        </Stack>
      )}
      <DialogFoot onStay={onClose}>
        {selected && (
          <Button
            onClick={() => {
              editor.edit(swapActive(entry.id, selected.id));
              onClose();
            }}
          >
            {t('editor.swap')}
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
}
