import { Box, Button, Group } from '@mantine/core';
import { otherLanguage } from '@psifida/contract/bilingual';
import type { ItemSummary } from '@psifida/contract/content/library-item';
import type { UsedKind } from '@psifida/contract/kinds';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ProblemBanner } from '../../ui/banner.tsx';
import { Dialog, DialogFoot } from '../../ui/confirm-dialog.tsx';
import { Pill } from '../../ui/pill.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { useAssets } from '../media/image/use-assets.ts';
import { ItemImage } from './item-image.tsx';
import classes from './item-picker.module.css';
import { ItemState } from './item-state.tsx';
import { itemsQuery } from './library-queries.ts';

type ItemPickerProps = {
  kind: UsedKind;
  opened: boolean;
  onClose(): void;
  onPick(items: ItemSummary[]): void;
  onCreate?(): void;
  multiple?: boolean;
  taken: readonly string[];
};

export function ItemPicker({ opened, ...props }: ItemPickerProps) {
  const t = useTranslations('library.picker');
  return (
    <Dialog
      large
      opened={opened}
      onClose={props.onClose}
      title={t(props.multiple ? props.kind : `one.${props.kind}`)}
      size={760}
      classNames={{ body: classes.body }}
    >
      {/* Only while it is open: each time it begins with nothing chosen. */}
      <PickerContent {...props} />
    </Dialog>
  );
}

function PickerContent(props: Omit<ItemPickerProps, 'opened'>) {
  const { kind, onClose, onPick, onCreate, multiple = false, taken } = props;
  const t = useTranslations();
  const [search, setSearch] = useState<string | undefined>();
  const [chosen, setChosen] = useState<readonly ItemSummary[]>([]);
  const query = useInfiniteQuery({
    ...itemsQuery(kind, search ? { search } : {}),
    placeholderData: keepPreviousData,
  });
  const items = query.data?.pages.flatMap((page) => page.items);
  const { assets } = useAssets(items?.flatMap(({ image }) => image ?? []) ?? []);

  const toggle = (item: ItemSummary) =>
    setChosen((before) => {
      if (before.some(({ id }) => id === item.id)) return before.filter(({ id }) => id !== item.id);
      return multiple ? [...before, item] : [item];
    });

  return (
    <>
      <Group gap={12} align="flex-end" mb={16}>
        <SearchField
          className={classes.search}
          label={t('presentations.search')}
          placeholder={t('presentations.searchHint')}
          value={search}
          onChange={setSearch}
        />
        {onCreate && (
          <PlainButton icon="plus" onClick={onCreate}>
            {t(`library.picker.create.${kind}`)}
          </PlainButton>
        )}
      </Group>
      {query.error && <ProblemBanner error={query.error} onRetry={() => query.refetch()} />}
      <fieldset className={classes.list} aria-label={t('library.picker.list')} aria-busy={query.isPending}>
        {items?.length === 0 && (
          <Box component="p" py={24} px={16} ta="center" c="var(--ink-quiet)" role="status">
            {t(search ? 'library.picker.nothing' : 'library.picker.empty')}
          </Box>
        )}
        {items?.map((item) => (
          <Choice
            key={item.id}
            {...{ item, assets, multiple }}
            taken={taken.includes(item.id)}
            chosen={chosen.some(({ id }) => id === item.id)}
            onToggle={() => toggle(item)}
          />
        ))}
        <ShowMore query={query} />
      </fieldset>
      <DialogFoot onStay={onClose}>
        <Button
          disabled={chosen.length === 0}
          onClick={() => {
            onPick([...chosen]);
            onClose();
          }}
        >
          {multiple ? t('library.picker.add', { count: chosen.length }) : t('library.picker.use')}
        </Button>
      </DialogFoot>
    </>
  );
}

type ChoiceProps = {
  item: ItemSummary;
  assets: Parameters<typeof ItemImage>[0]['assets'];
  multiple: boolean;
  taken: boolean;
  chosen: boolean;
  onToggle: () => void;
};

function Choice({ item, assets, multiple, taken, chosen, onToggle }: ChoiceProps) {
  const t = useTranslations('library.picker');
  const locale = useLocale();
  const group = useId();
  const other = otherLanguage(locale);
  return (
    <label className={classes.choice} data-taken={taken || undefined}>
      <input
        type={multiple ? 'checkbox' : 'radio'}
        name={multiple ? undefined : `picked-${item.kind}`}
        aria-describedby={group}
        // Of radio buttons only one is ever marked: it has to be the one just chosen.
        checked={chosen || (multiple && taken)}
        disabled={taken}
        onChange={onToggle}
      />
      <span className={classes.thumb}>
        <ItemImage item={item} assets={assets} sizes="112px" />
      </span>
      <span className={classes.words}>
        <span className={classes.title}>{item.title[locale]}</span>
        <span className={classes.second} lang={other}>
          {item.title[other]}
        </span>
      </span>
      <Group component="span" id={group} gap={6} align="stretch">
        {taken && <Pill tone="info">{t('taken')}</Pill>}
        <ItemState item={item} />
      </Group>
    </label>
  );
}
