import { Button } from '@mantine/core';
import type { Entry } from '@psifida/contract/content/entry';
import { isPictured } from '@psifida/contract/content/presentation-content';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePictures } from '../../../../lib/parts.tsx';
import dialog from '../../../../ui/confirm-dialog.module.css';
import { Dialog } from '../../../../ui/confirm-dialog.tsx';
import { entriesOf, swapActive } from '../content-edits.ts';
import classes from './entry-controls.module.css';
import type { SectionEditor } from './section-context.ts';
import { useEntryNames } from './section-context.ts';

type SwapDialogProps = { opened: boolean; entry: Entry; editor: SectionEditor; onClose: () => void };

/** The way out at a minimum: one goes and another comes in one step. Only what keeps the minimum is offered. */
export function SwapDialog({ opened, entry, editor, onClose }: SwapDialogProps) {
  const t = useTranslations();
  const nameOf = useEntryNames(editor);
  const { Picture } = usePictures();
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
        <fieldset className={classes.choices} aria-label={t('editor.swap')}>
          {candidates.map((candidate) => {
            const asset = isPictured(candidate) ? editor.assets.get(candidate.media) : undefined;
            return (
              <label key={candidate.id} className={classes.choice}>
                <input
                  type="radio"
                  name={`swap-${entry.id}`}
                  checked={selected?.id === candidate.id}
                  onChange={() => setChosen(candidate.id)}
                />
                {asset && (
                  <span className={classes.thumb}>
                    <Picture asset={asset} sizes="96px" ratio={16 / 9} alt="" />
                  </span>
                )}
                {nameOf(candidate)}
              </label>
            );
          })}
        </fieldset>
      )}
      <div className={dialog.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('deletion.cancel')}
        </Button>
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
      </div>
    </Dialog>
  );
}
