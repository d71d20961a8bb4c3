import { Box, Button, Group } from '@mantine/core';
import type { DishContent, RecipeContent } from '@psifida/contract/content/library-item';
import type { ImportLine } from '@psifida/contract/endpoints/library';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { saveFile } from '../../../lib/save-file.ts';
import dialog from '../../../ui/confirm-dialog.module.css';
import { Pill, type Tone } from '../../../ui/pill.tsx';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { Switch } from '../../../ui/switch.tsx';
import classes from './exchange-dialog.module.css';
import { useImportTexts } from './import-texts.ts';

const shownWhole = 20;

const tones: Record<ImportLine['action'], Tone> = {
  create: 'good',
  change: 'info',
  unchanged: 'quiet',
  refuse: 'bad',
};

type ImportLinesProps = {
  lines: readonly ImportLine[];
  isPending: boolean;
  onWrite: (without: number[]) => void;
  onBack: () => void;
};

export function ImportLines({ lines, isPending, onWrite, onBack }: ImportLinesProps) {
  const t = useTranslations('library.exchange');
  const [dropped, setDropped] = useState<ReadonlySet<number>>(new Set());
  const faulty = lines.filter(({ issues }) => issues.length);
  // In a long file the few lines that matter would drown.
  const [onlyFaulty, setOnlyFaulty] = useState(faulty.length > 0 && lines.length > shownWhole);
  const shown = onlyFaulty ? faulty : lines;
  const kept = lines.filter(({ line }) => !dropped.has(line));
  const wrong = kept.filter(({ action }) => action === 'refuse');
  const count = (action: ImportLine['action']) => kept.filter((one) => one.action === action).length;
  const toWrite = count('create') + count('change');
  const drop = (numbers: readonly number[], on: boolean) =>
    setDropped((before) => {
      const next = new Set(before);
      for (const line of numbers) {
        if (on) next.add(line);
        else next.delete(line);
      }
      return next;
    });

  return (
    <>
      <Box component="p" role="status" fw={600}>
        {lines.length === 0
          ? t('nothing')
          : t('summary', {
              create: count('create'),
              change: count('change'),
              unchanged: count('unchanged'),
              refuse: wrong.length,
            })}
      </Box>
      {wrong.length > 0 && (
        <Box component="p" c="var(--bad)">
          {t('blocked')}
        </Box>
      )}
      {faulty.length > 0 && (
        <FaultTools faulty={faulty}>
          {faulty.length < lines.length && (
            <Switch checked={onlyFaulty} onChange={setOnlyFaulty}>
              {t('onlyFaulty')}
            </Switch>
          )}
        </FaultTools>
      )}
      {lines.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        <section className={classes.scroller} tabIndex={0} aria-label={t('details')}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('line')}</th>
                <th scope="col">{t('what')}</th>
                <th scope="col">{t('action')}</th>
                <th scope="col">{t('details')}</th>
                <th scope="col">{t('dropped')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((one) => (
                <LineRow
                  key={one.line}
                  line={one}
                  dropped={dropped.has(one.line)}
                  onDrop={(on) => drop([one.line], on)}
                />
              ))}
            </tbody>
          </table>
        </section>
      )}
      <div className={dialog.buttons}>
        <Button variant="default" onClick={onBack}>
          {t('another')}
        </Button>
        {wrong.length > 0 && (
          <Button
            variant="default"
            onClick={() =>
              drop(
                wrong.map(({ line }) => line),
                true,
              )
            }
          >
            {t('dropAll', { count: wrong.length })}
          </Button>
        )}
        <Button
          disabled={wrong.length > 0 || toWrite === 0}
          loading={isPending}
          onClick={() => onWrite([...dropped])}
        >
          {t('write', { count: toWrite })}
        </Button>
      </div>
    </>
  );
}

type ItemField = keyof (RecipeContent & DishContent);

type LineRowProps = { line: ImportLine; dropped: boolean; onDrop: (on: boolean) => void };

function LineRow({ line: { line, title, action, changes, issues }, dropped, onDrop }: LineRowProps) {
  const t = useTranslations('library.exchange');
  const fields = useTranslations('library.fields');
  const { place, what } = useImportTexts();
  const nameOf = (part: string) => (fields.has(part as ItemField) ? fields(part as ItemField) : part);
  return (
    <tr data-dropped={dropped || undefined}>
      <td className={classes.number}>{line}</td>
      <th scope="row">{title}</th>
      <td>
        <Pill tone={dropped ? 'quiet' : tones[action]}>
          {dropped ? t('dropped') : t(`actions.${action}`)}
        </Pill>
      </td>
      <td>
        {issues.length > 0 ? (
          <ul className={classes.issues}>
            {issues.map((one) => (
              <li key={`${one.path.join('.')} ${one.code} ${one.reason}`}>
                {place(one) && (
                  <>
                    <Box component="code" fw={600} fz={14}>
                      {place(one)}
                    </Box>{' '}
                  </>
                )}
                {what(one)}
                {one.written && <q className={classes.written}>{one.written}</q>}
              </li>
            ))}
          </ul>
        ) : (
          changes.map(nameOf).join(', ')
        )}
      </td>
      <td>
        <input
          type="checkbox"
          aria-label={t('drop', { line: String(line) })}
          checked={dropped}
          onChange={({ currentTarget }) => onDrop(currentTarget.checked)}
        />
      </td>
    </tr>
  );
}

function FaultTools({ faulty, children }: { faulty: readonly ImportLine[]; children: ReactNode }) {
  const t = useTranslations('library.exchange');
  const { report } = useImportTexts();
  const [copied, setCopied] = useState(false);
  return (
    <Group gap={12}>
      {children}
      <PlainButton
        icon="copy"
        size="sm"
        onClick={() => void navigator.clipboard.writeText(report(faulty)).then(() => setCopied(true))}
      >
        {t(copied ? 'copied' : 'copy')}
      </PlainButton>
      <PlainButton
        icon="download"
        size="sm"
        onClick={() => saveFile({ name: t('reportName'), type: 'text/plain', text: report(faulty) })}
      >
        {t('report')}
      </PlainButton>
    </Group>
  );
}
