import { Button } from '@mantine/core';
import { otherLanguage } from '@psifida/contract/bilingual';
import type { ItemSummary } from '@psifida/contract/content/library-item';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { type ItemPickerProps, usePictures } from '../../lib/parts.tsx';
import { ProblemBanner } from '../../ui/banner.tsx';
import dialog from '../../ui/confirm-dialog.module.css';
import { Dialog } from '../../ui/confirm-dialog.tsx';
import { Pill } from '../../ui/pill.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import classes from './item-picker.module.css';
import { ItemPicture } from './item-picture.tsx';
import { ItemState } from './item-state.tsx';
import { itemsQuery } from './library-queries.ts';

/** The library as a dialog: search, choose, or make a new one. */
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
  const pictures = useMemo(
    () => query.data?.pages.flatMap((page) => page.items.flatMap(({ image }) => image ?? [])) ?? [],
    [query.data],
  );
  const { assets } = usePictures().useAssets(pictures);

  const toggle = (item: ItemSummary) =>
    setChosen((before) => {
      if (before.some(({ id }) => id === item.id)) return before.filter(({ id }) => id !== item.id);
      return multiple ? [...before, item] : [item];
    });

  return (
    <>
      <div className={classes.top}>
        <SearchField
          className={classes.search}
          label={t('library.picker.search')}
          placeholder={t('library.picker.searchHint')}
          value={search}
          onChange={setSearch}
        />
        {onCreate && (
          <PlainButton icon="plus" onClick={onCreate}>
            {t(`library.picker.create.${kind}`)}
          </PlainButton>
        )}
      </div>
      {query.error && <ProblemBanner error={query.error} onRetry={() => query.refetch()} />}
      <fieldset className={classes.list} aria-label={t('library.picker.list')} aria-busy={query.isPending}>
        {items?.length === 0 && (
          <p className={classes.nothing} role="status">
            {t(search ? 'library.picker.nothing' : 'library.picker.empty')}
          </p>
        )}
        {items?.map((item) => (
          <Choice
            key={item.id}
            item={item}
            assets={assets}
            multiple={multiple}
            taken={taken.includes(item.id)}
            chosen={chosen.some(({ id }) => id === item.id)}
            onToggle={() => toggle(item)}
          />
        ))}
        <ShowMore query={query} />
      </fieldset>
      <div className={dialog.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('deletion.cancel')}
        </Button>
        <Button
          disabled={chosen.length === 0}
          onClick={() => {
            onPick([...chosen]);
            onClose();
          }}
        >
          {multiple ? t('library.picker.add', { count: chosen.length }) : t('library.picker.use')}
        </Button>
      </div>
    </>
  );
}

type ChoiceProps = {
  item: ItemSummary;
  assets: Parameters<typeof ItemPicture>[0]['assets'];
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
        <ItemPicture item={item} assets={assets} sizes="112px" />
      </span>
      <span className={classes.words}>
        <span className={classes.title}>{item.title[locale]}</span>
        <span className={classes.second} lang={other}>
          {item.title[other]}
        </span>
      </span>
      <span id={group} className={classes.pills}>
        {taken && <Pill tone="info">{t('taken')}</Pill>}
        <ItemState item={item} />
      </span>
    </label>
  );
}
