import { Button } from '@mantine/core';
import { usualGlass } from '@psifida/contract/content/panel';
import { leftOffTable, tooSmallIn } from '@psifida/contract/content/views-of-content';
import { useLocale, useTranslations } from 'use-intl';
import { list, shortList } from '../../../i18n/requirement-texts.ts';
import { Banner } from '../../../ui/banner.tsx';
import { useReadOnly } from '../../../ui/read-only.ts';
import { viewAddress } from '../view-address.ts';
import { changePuzzle, layOnTable } from './content-edits.ts';
import { sizesIn } from './judge-draft.ts';
import { ProceedButton } from './proceed-button.tsx';
import { useEntryNames } from './sections/section-context.ts';
import type { Editor } from './use-editor.ts';

export function ViewNotice({ editor }: { editor: Editor }) {
  const readOnly = useReadOnly();
  const { table, puzzle } = editor.content;
  if (readOnly) return null;
  return (
    <>
      {table && <LeftOff editor={editor} />}
      {puzzle && <TooSmall editor={editor} pieces={puzzle.pieces} />}
    </>
  );
}

function LeftOff({ editor }: { editor: Editor }) {
  const t = useTranslations();
  const locale = useLocale();
  const nameOf = useEntryNames(editor);
  const { content, saved } = editor;
  const left = leftOffTable(content);
  if (!left.length) return null;
  return (
    <Banner
      tone="wait"
      role="status"
      actions={
        <>
          <Button size="sm" onClick={() => editor.edit(layOnTable(left.map(({ id }) => id)))}>
            {t('views.layAll')}
          </Button>
          {saved && (
            <ProceedButton size="sm" editor={editor} to={viewAddress('table', saved)}>
              {t('editor.tableView')}
            </ProceedButton>
          )}
        </>
      }
    >
      {t('views.leftOff', { count: left.length })} {shortList(locale, left.map(nameOf))}
    </Banner>
  );
}

type TooSmallProps = { editor: Editor; pieces: Parameters<typeof tooSmallIn>[1]['count'][] };

function TooSmall({ editor, pieces }: TooSmallProps) {
  const t = useTranslations('views');
  const locale = useLocale();
  const nameOf = useEntryNames(editor);
  const { content, rules, assets } = editor;
  const glass = usualGlass(rules.installation);
  const tooSmall = (count: (typeof pieces)[number]) =>
    tooSmallIn(content, { count, glass, sizeOf: sizesIn(assets) });
  const bad = pieces.filter((count) => tooSmall(count).length);
  if (!bad.length) return null;
  const images = new Set(bad.flatMap((count) => tooSmall(count).map(({ entry }) => nameOf(entry))));
  const rest = pieces.filter((count) => !bad.includes(count));
  return (
    <div id="puzzle" tabIndex={-1}>
      <Banner
        tone="bad"
        role="status"
        actions={
          rest.length > 0 && (
            <Button size="sm" variant="default" onClick={() => editor.edit(changePuzzle({ pieces: rest }))}>
              {t('offerRest', { counts: list(locale, rest.map(String)) })}
            </Button>
          )
        }
      >
        {t('tooSmallHere', { counts: list(locale, bad.map(String)), images: list(locale, [...images]) })}
      </Banner>
    </div>
  );
}
