import { Box, Button, Group, Skeleton } from '@mantine/core';
import { otherLanguage } from '@psifida/contract/bilingual';
import type { EntryOf } from '@psifida/contract/content/entry';
import type { ItemSummary } from '@psifida/contract/content/library-item';
import { itemOf } from '@psifida/contract/content/presentation-content';
import type { UsedKind } from '@psifida/contract/kinds';
import { useLocale, useTranslations } from 'use-intl';
import { rowFieldId } from '../../../../document/faults.ts';
import { useItemTexts } from '../../../../i18n/item-texts.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Pill } from '../../../../ui/pill.tsx';
import { useReadOnly } from '../../../../ui/read-only.ts';
import { MediaImage } from '../../../media/image/media-image.tsx';
import { useAssets } from '../../../media/image/use-assets.ts';
import { EntryRow } from './entry-rows.tsx';
import own from './library-row.module.css';
import type { SectionEditor } from './section-context.ts';
import { useEntryNames } from './section-context.ts';

type LibraryRowProps = {
  entry: EntryOf<UsedKind>;
  editor: SectionEditor;
  isCopying: boolean;
  onOpen: (item: string) => void;
  onCopy: (item: string, name: string) => void;
};

export function LibraryRow({ entry, editor, isCopying, onOpen, onCopy }: LibraryRowProps) {
  const t = useTranslations('library');
  const locale = useLocale();
  const other = otherLanguage(locale);
  const name = useEntryNames(editor)(entry);
  const id = itemOf(entry)?.id ?? '';
  const item = editor.items.get(id);
  const readOnly = useReadOnly();
  return (
    <EntryRow entry={entry} editor={editor} id={rowFieldId(entry.id, entry.kind)}>
      <Group gap="12px 20px" align="stretch" miw={0}>
        <Thumb item={item} />
        <Box flex="1 1 220px" miw={0}>
          {item ? (
            <>
              <h3 className={own.title}>{item.title[locale]}</h3>
              <p className={own.second} lang={other}>
                {item.title[other]}
              </p>
              <ItemStanding item={item} />
              <Group gap={8} align="stretch">
                <Button
                  size="sm"
                  variant="default"
                  aria-label={t('products.open', { name })}
                  onClick={() => onOpen(id)}
                >
                  {t('section.open')}
                </Button>
                {!readOnly && isElsewhere(item, editor) && (
                  <Button
                    size="sm"
                    variant="default"
                    h="auto"
                    mih={36}
                    py={6}
                    styles={{ label: { whiteSpace: 'normal' } }}
                    loading={isCopying}
                    aria-label={t('section.copyOf', { name })}
                    onClick={() => onCopy(id, name)}
                  >
                    {t('section.copy')}
                  </Button>
                )}
              </Group>
            </>
          ) : editor.isLoading ? (
            <Skeleton height={28} width="60%" />
          ) : (
            <Box component="p" fw={600} c="var(--bad)">
              {t('section.gone')}
            </Box>
          )}
        </Box>
      </Group>
    </EntryRow>
  );
}

/** As far as is saved. Used nowhere but here, a copy would change nothing. */
const isElsewhere = ({ id, uses }: ItemSummary, { base }: SectionEditor): boolean =>
  uses > (base.entries.some((entry) => itemOf(entry)?.id === id) ? 1 : 0);

function ItemStanding({ item }: { item: ItemSummary }) {
  const t = useTranslations('library');
  const { draft } = useItemTexts();
  const { kind, active, missing, uses } = item;
  return (
    <Group component="p" gap="6px 12px" my={8}>
      {!active && (
        <Pill tone="wait" icon="alert-triangle">
          {missing.length ? draft(kind, missing) : t('states.inactive', { kind })} · {t('section.notShown')}
        </Pill>
      )}
      <Box component="span" fz={15} c="var(--ink-quiet)">
        {t('uses', { count: uses })}
      </Box>
    </Group>
  );
}

function Thumb({ item }: { item: ItemSummary | undefined }) {
  const image = item?.image;
  const { assets } = useAssets(image ? [image] : []);
  const asset = image ? assets.get(image) : undefined;
  return (
    <span className={own.thumb}>
      {asset ? (
        <MediaImage asset={asset} sizes="160px" ratio={16 / 9} alt="" />
      ) : (
        <span className={own.blank}>
          <Icon name="tools-kitchen-2" size={28} />
        </span>
      )}
    </span>
  );
}
