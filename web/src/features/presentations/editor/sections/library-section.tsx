import type { ItemSummary } from '@psifida/contract/content/library-item';
import { itemOf } from '@psifida/contract/content/presentation-content';
import type { UsedKind } from '@psifida/contract/kinds';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOpensPlace } from '../../../../document/field-places.ts';
import { Banner, ProblemBanner } from '../../../../ui/banner.tsx';
import { PlainButton } from '../../../../ui/plain-button.tsx';
import sortable from '../../../../ui/sortable-list.module.css';
import { EmptyList, SortableList, useSortableTexts } from '../../../../ui/sortable-list.tsx';
import { ItemDrawer } from '../../../library/item-drawer.tsx';
import { ItemPicker } from '../../../library/item-picker.tsx';
import { useCopyItem } from '../../../library/use-copy-item.ts';
import { addEntries, entriesOf, moveEntry, newReference, setReference } from '../content-edits.ts';
import classes from './entry-rows.module.css';
import { LibraryRow } from './library-row.tsx';
import type { SectionProps } from './section-context.ts';
import { SectionFrame } from './section-frame.tsx';

type LibrarySectionProps = SectionProps & { kind: UsedKind };

export function LibrarySection({ section, editor, kind }: LibrarySectionProps) {
  const t = useTranslations('library.section');
  const [picking, setPicking] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  const [copied, setCopied] = useState<string | null>(null);
  const { copy, isPending, error } = useCopyItem(kind);
  const entries = entriesOf(editor.content, kind);
  const texts = useSortableTexts(entries.length);
  const taken = entries.flatMap((entry) => itemOf(entry)?.id ?? []);
  useOpensPlace(({ of, id }) => of === kind && taken.includes(id) && setOpened(id));
  const add = (items: readonly ItemSummary[]) =>
    editor.edit(addEntries(items.map(({ id }) => newReference(kind, id))));

  /** Changes the draft only; displays keep the original until it is saved. */
  const copyFor = async (entry: string, item: string, name: string) => {
    const made = await copy(item).catch(() => null);
    if (!made) return;
    editor.edit(setReference(entry, kind, made.id));
    setCopied(name);
  };

  return (
    <SectionFrame
      section={section}
      action={
        <>
          <PlainButton icon="pencil-plus" onClick={() => setOpened('new')}>
            {t(`create.${kind}`)}
          </PlainButton>
          <PlainButton icon="plus" onClick={() => setPicking(true)}>
            {t(`add.${kind}`)}
          </PlainButton>
        </>
      }
    >
      {error ? <ProblemBanner error={error} /> : null}
      {copied !== null && (
        <Banner tone="info" role="status">
          {t('copied', { name: copied })}
        </Banner>
      )}
      {entries.length === 0 && <EmptyList>{t(`empty.${kind}`)}</EmptyList>}
      <SortableList
        ids={entries.map(({ id }) => id)}
        texts={texts}
        onMove={(id, to) => editor.edit(moveEntry(id, to))}
      >
        <ol className={`${sortable.list} ${classes.rows}`}>
          {entries.map((entry) => (
            <LibraryRow
              key={entry.id}
              entry={entry}
              editor={editor}
              isCopying={isPending}
              onOpen={setOpened}
              onCopy={(item, name) => void copyFor(entry.id, item, name)}
            />
          ))}
        </ol>
      </SortableList>
      <ItemPicker
        kind={kind}
        multiple
        opened={picking}
        taken={taken}
        onClose={() => setPicking(false)}
        onPick={add}
        onCreate={() => {
          setPicking(false);
          setOpened('new');
        }}
      />
      <ItemDrawer
        kind={kind}
        id={opened}
        onClose={() => setOpened(null)}
        onSaved={(item, what) => what === 'created' && add([item])}
      />
    </SectionFrame>
  );
}
